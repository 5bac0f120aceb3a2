import { randomBytes } from 'node:crypto';
import { keys } from '../shared/data/keys.ts';
import { anyOf, mailScope, securityScope, subscriberScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { hashOf } from '../shared/data/hash.ts';

export interface Subscriber {
  email: string;
  status: 'pending' | 'confirmed';
  /** The hash stays after confirmation, so that a second click gets the same response. */
  confirmHash: string;
  unsubscribeHash?: string;
  createdAt: string;
  confirmedAt?: string;
  /** Only a pending row expires. The time is in seconds. */
  expiresAt?: number;
}

export async function openSubscriber(emailHash: string) {
  const table = scopedTable(anyOf(subscriberScope(emailHash), mailScope, securityScope));
  const key = keys.subscriber(emailHash);
  const subscriber = (await table.get(key)) as Subscriber | undefined;
  return { table, key, subscriber };
}

/** The table stores only the hash, so that a reader of the table cannot use the link. */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOf('link', secret) };
}

export const linkToken = (emailHash: string, secret: string): string => `${emailHash}.${secret}`;

export function readLinkToken(token: string): { emailHash: string; secretHash: string } {
  const [emailHash = '', secret = ''] = token.split('.');
  return { emailHash, secretHash: hashOf('link', secret) };
}
