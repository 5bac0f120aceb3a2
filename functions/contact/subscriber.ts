import { randomBytes } from 'node:crypto';
import { keys } from '../shared/data/keys.ts';
import { anyOf, mailScope, securityScope, subscriberScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { hashOf } from '../shared/data/hash.ts';

/** Somebody who asked for the newsletter; subscribed once the mailed link was used. */
export interface Subscriber {
  email: string;
  status: 'pending' | 'confirmed';
  /** Of the secret in the link that confirms. Kept, so that a second press of it gets the same answer. */
  confirmHash: string;
  /** Of the secret in the link that ends the subscription. */
  unsubscribeHash?: string;
  createdAt: string;
  confirmedAt?: string;
  /** While pending: seconds, when the link ends and the row goes. */
  expiresAt?: number;
}

/** The table for one subscriber, with the row as it stands. */
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

/** What a link carries: which subscriber, and the secret. */
export const linkToken = (emailHash: string, secret: string): string => `${emailHash}.${secret}`;

export function readLinkToken(token: string): { emailHash: string; secretHash: string } {
  const [emailHash = '', secret = ''] = token.split('.');
  return { emailHash, secretHash: hashOf('link', secret) };
}
