import { expiresAfterDays, secondsOf } from './expiry.ts';
import type { Item } from './read.ts';
import { tableKeys } from './table.ts';
import { AppError } from '../errors/app-error.ts';

/** Takes the place of what was public and is not any more, under its key: one write ends the one and begins the other. */
export const tombstone = (now: Date) => ({ gone: true, ...expiresAfterDays('goneDays', now) });

export const isGone = (row: Item): boolean => row.gone === true;

/**
 * Returns a public row, or throws GONE or NOT_FOUND. The table deletes expired items late, so a tombstone's
 * expiry is compared with the clock.
 */
export function requireNotGone(row: Item | undefined, now: Date): Item {
  if (row && !isGone(row)) return row;
  const remembered = row && (row[tableKeys.expiry] as number) > secondsOf(now);
  throw new AppError(remembered ? 'GONE' : 'NOT_FOUND');
}
