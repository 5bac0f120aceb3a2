import { retention } from '#contract/rules/retention';
import { tableKeys } from './table.ts';

const daySeconds = 24 * 60 * 60;

/** The table's TTL and tokens count in seconds. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const expiresAfterDays = (period: keyof typeof retention, from: Date) => ({
  [tableKeys.expiry]: secondsOf(from) + retention[period] * daySeconds,
});
