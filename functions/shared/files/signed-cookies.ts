import { fileCookie, filesPath } from './file-cookies.ts';
import { signPolicy } from './sign-policy.ts';

/** A wildcard in `origin` would match other organizations' files by their query; the contract refuses one. */
export async function signedCookies(organizationId: string, origin: string, until: Date): Promise<string[]> {
  const signed = await signPolicy(`${origin}${filesPath(organizationId)}*`, until);
  return (Object.keys(signed) as (keyof typeof signed)[]).map((name) =>
    fileCookie(organizationId, name, signed[name]),
  );
}
