import type { Contact } from '#contract/customer';
import { limits } from '#contract/limits';

const dayMs = 86_400_000;

/** How often a contact was asked lately, and when last. */
export interface Asks {
  recent: number;
  last: string | undefined;
  /** They have had enough. */
  tooMany: boolean;
}

/** By what their row remembers, which may be older than the time that counts. */
export function asksOf({ asks = [] }: Pick<Contact, 'asks'>, now: Date): Asks {
  const since = new Date(now.getTime() - limits.approvalLoadDays * dayMs).toISOString();
  const recent = asks.filter((at) => at >= since).length;
  return { recent, last: asks.at(-1), tooMany: recent > limits.approvalLoad };
}
