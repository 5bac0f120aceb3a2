import { retention } from '#contract/rules/retention';
import { tableKeys } from './table.ts';

const daySeconds = 24 * 60 * 60;

/** As the table and tokens count time. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** What an item carries that the table may forget when its period after a moment is over. */
export const expiresAfterDays = (period: keyof typeof retention, from: Date) => ({
  [tableKeys.expiry]: secondsOf(from) + retention[period] * daySeconds,
});
