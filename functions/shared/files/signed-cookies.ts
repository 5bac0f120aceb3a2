import { objectPrefixes } from './environment.ts';
import { signPolicy } from './sign-policy.ts';

/** A wildcard in `origin` would match other organizations' files by their query; the contract refuses one. */
export async function signedCookies(organizationId: string, origin: string, until: Date): Promise<string[]> {
  const path = `/${objectPrefixes.private}${organizationId}/`;
  return Object.entries(await signPolicy(`${origin}${path}*`, until)).map(
    ([name, value]) => `CloudFront-${name}=${value}; Path=${path}; HttpOnly; Secure; SameSite=Strict`,
  );
}
