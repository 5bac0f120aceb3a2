import type { Contact } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';

const dayMs = 86_400_000;

/** The start of the period in which requests to a contact are counted. */
export const countedFrom = (now: Date): string =>
  new Date(now.getTime() - limits.approvalLoadDays * dayMs).toISOString();

export interface Asks {
  recent: number;
  last: string | undefined;
  /** The contact reached the recommended number of requests. */
  tooMany: boolean;
}

/** Counts the recent requests of a contact; `asks` may contain older ones. */
export function asksOf({ asks = [] }: Pick<Contact, 'asks'>, now: Date): Asks {
  const since = countedFrom(now);
  const recent = asks.filter((at) => at >= since).length;
  return { recent, last: asks.at(-1), tooMany: recent > limits.approvalLoad };
}
