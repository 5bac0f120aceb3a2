import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One hash of several parts, fit for a key. The parts are separated, so that no two lists of parts are alike. */
export function hashOf(...parts: readonly string[]): string {
  return sha256(JSON.stringify(parts));
}

/** An address in a key: keys show up in logs and metrics, addresses must not. */
export const emailHash = (email: string): string => hashOf('email', email.trim().toLowerCase());
