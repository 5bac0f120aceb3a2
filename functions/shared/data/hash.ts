import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON separates the parts, so that two different lists never share a hash. */
export function hashOf(...parts: readonly string[]): string {
  return sha256(JSON.stringify(parts));
}

/** Keys appear in logs and metrics, where addresses must not. */
export const emailHash = (email: string): string => hashOf('email', email.trim().toLowerCase());
