import type { Account } from './account.ts';

/** The customer whom a call is about, for what tests ask or do for one customer only. */
export function customerOfCall(
  account: Account,
  path: string,
  params: Record<string, unknown>,
): string | undefined {
  if (typeof params.customer === 'string') return params.customer;
  const [, id = ''] = /\/((?:cus|sub|in|cs)_\w+)/.exec(path) ?? [];
  if (id.startsWith('cus_')) return id;
  const { subscriptions, invoices, sessions } = account.state;
  return (subscriptions[id] ?? invoices[id] ?? sessions[id])?.customer;
}
