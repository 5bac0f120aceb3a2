import type { Contact } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';

const dayMs = 86_400_000;

/** The moment from which on it counts how often somebody was sent a request. */
export const countedFrom = (now: Date): string =>
  new Date(now.getTime() - limits.approvalLoadDays * dayMs).toISOString();

/** How often a contact was asked lately, and when last. */
export interface Asks {
  recent: number;
  last: string | undefined;
  /** They have had enough. */
  tooMany: boolean;
}

/** By what their row remembers, which may be older than the time that counts. */
export function asksOf({ asks = [] }: Pick<Contact, 'asks'>, now: Date): Asks {
  const since = countedFrom(now);
  const recent = asks.filter((at) => at >= since).length;
  return { recent, last: asks.at(-1), tooMany: recent > limits.approvalLoad };
}
