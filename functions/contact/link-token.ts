import { randomBytes } from 'node:crypto';
import { hashOf } from '../shared/data/hash.ts';

/** A link's secret of 256 bits. The table has its hash only: who reads the table cannot use the link. */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOf('link', secret) };
}

/** What a link carries: which subscriber, and the secret. */
export const linkToken = (emailHash: string, secret: string): string => `${emailHash}.${secret}`;

export function readLinkToken(token: string): { emailHash: string; secretHash: string } {
  const [emailHash = '', secret = ''] = token.split('.');
  return { emailHash, secretHash: hashOf('link', secret) };
}
