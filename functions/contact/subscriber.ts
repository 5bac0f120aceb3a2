import { randomBytes } from 'node:crypto';
import { keys } from '../shared/data/keys.ts';
import { anyOf, mailScope, securityScope, subscriberScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { hashOf } from '../shared/data/hash.ts';

/** Somebody who asked for the newsletter; subscribed once the mailed link was used. */
export interface Subscriber {
  email: string;
  status: 'pending' | 'confirmed';
  /** The hash of the confirmation link's secret. It stays, so that a second click gets the same response. */
  confirmHash: string;
  /** The hash of the unsubscribe link's secret. */
  unsubscribeHash?: string;
  createdAt: string;
  confirmedAt?: string;
  /** While pending: seconds, when the link ends and the row goes. */
  expiresAt?: number;
}

/** Returns one subscriber's row, with the table for it. */
export async function openSubscriber(emailHash: string) {
  const table = scopedTable(anyOf(subscriberScope(emailHash), mailScope, securityScope));
  const key = keys.subscriber(emailHash);
  const subscriber = (await table.get(key)) as Subscriber | undefined;
  return { table, key, subscriber };
}

/** A link's secret of 256 bits. The table has its hash only: who reads the table cannot use the link. */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOf('link', secret) };
}

/** A link contains the subscriber's key and the secret. */
export const linkToken = (emailHash: string, secret: string): string => `${emailHash}.${secret}`;

export function readLinkToken(token: string): { emailHash: string; secretHash: string } {
  const [emailHash = '', secret = ''] = token.split('.');
  return { emailHash, secretHash: hashOf('link', secret) };
}
