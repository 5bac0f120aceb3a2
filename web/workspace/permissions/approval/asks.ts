import type { Contact } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';

const dayMs = 86_400_000;

export const countedFrom = (now: Date): string =>
  new Date(now.getTime() - limits.approvalLoadDays * dayMs).toISOString();

export interface Asks {
  recent: number;
  last: string | undefined;
  tooMany: boolean;
}

export function asksOf({ asks = [] }: Pick<Contact, 'asks'>, now: Date): Asks {
  const since = countedFrom(now);
  const recent = asks.filter((at) => at >= since).length;
  return { recent, last: asks.at(-1), tooMany: recent > limits.approvalLoad };
}

const usualYears = 2;

/** Two years are worth a request and short enough for a regular review. */
export function usualEnd(): string {
  const end = new Date();
  end.setUTCFullYear(end.getUTCFullYear() + usualYears);
  return end.toISOString().slice(0, 10);
}
