import { keys } from '../shared/data/keys.ts';
import { anyOf, securityScope, mailScope, subscriberScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';

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
