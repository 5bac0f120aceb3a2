import { tableKeys } from './table.ts';

const daySeconds = 24 * 60 * 60;

/** As the table and tokens count time. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** What an item carries that the table may forget so many days after a moment. */
export const expiresAfterDays = (days: number, from: Date) => ({
  [tableKeys.expiry]: secondsOf(from) + days * daySeconds,
});
