import { objectPrefixes } from './environment.ts';
import { signPolicy } from './sign-policy.ts';

/**
 * The policy's only wildcard is at its end; an earlier one would match another organization's file with this folder
 * in its query. The contract ensures that `origin` has none.
 */
export async function signedCookies(organizationId: string, origin: string, until: Date): Promise<string[]> {
  const path = `/${objectPrefixes.private}${organizationId}/`;
  return Object.entries(await signPolicy(`${origin}${path}*`, until)).map(
    ([name, value]) => `CloudFront-${name}=${value}; Path=${path}; HttpOnly; Secure; SameSite=Strict`,
  );
}
