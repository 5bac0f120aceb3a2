import { objects, type AssetRef } from './objects.ts';
import { signPolicy } from './sign-policy.ts';

/** The address never contains a wildcard. */
export async function signedAddress(
  { file, ...asset }: AssetRef & { file: string },
  origin: string,
  until: Date,
): Promise<string> {
  const path = `/${objects.private(asset)}${file}`;
  if (/[*?]/.test(origin + path)) throw new Error('An address with a wildcard is not signed');
  return `${path}?${new URLSearchParams(await signPolicy(origin + path, until)).toString()}`;
}
