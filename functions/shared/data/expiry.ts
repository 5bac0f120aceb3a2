import { retention } from '#contract/rules/retention';
import { tableKeys } from './table.ts';

const daySeconds = 24 * 60 * 60;

/** Converts to seconds, the unit of the table's TTL and of tokens. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The TTL attribute of an item that may expire when its retention period is over. */
export const expiresAfterDays = (period: keyof typeof retention, from: Date) => ({
  [tableKeys.expiry]: secondsOf(from) + retention[period] * daySeconds,
});
