import { objectPrefixes } from './environment.ts';
import { signPolicy } from './sign-policy.ts';

/**
 * The cookies with which CloudFront lets a browser read the files of one organization until then, as its guide says: "Set signed cookies
 * using a custom policy". The one wildcard is at the end, since it stands for anything: earlier in the address it would also stand for
 * another organization's file with this one's folder in its query. So `origin` holds no wildcard either; the contract sees to that.
 */
export async function signedCookies(organizationId: string, origin: string, until: Date): Promise<string[]> {
  const path = `/${objectPrefixes.private}${organizationId}/`;
  return Object.entries(await signPolicy(`${origin}${path}*`, until)).map(
    ([name, value]) => `CloudFront-${name}=${value}; Path=${path}; HttpOnly; Secure; SameSite=Strict`,
  );
}
