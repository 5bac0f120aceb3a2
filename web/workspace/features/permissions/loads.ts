import type { Approval } from '#contract/resources/approval';
import { groupBy } from '../../permissions/state/overview.ts';

export const countSince = (requests: readonly Approval[], since: string): number =>
  requests.filter(({ askedAt: at }) => at >= since).length;

export interface ContactLoad {
  name: string;
  count: number;
}

export function contactLoads(requests: readonly Approval[], since: string): ContactLoad[] {
  const byContact = groupBy(
    requests.filter((request) => request.askedAt >= since),
    ({ contact }) => contact.id ?? contact.email ?? contact.name,
  );
  return [...byContact.values()]
    .map((sent) => ({ name: sent[0]!.contact.name, count: sent.length }))
    .sort((one, other) => other.count - one.count);
}
