import { expiresAfterDays, secondsOf } from './expiry.ts';
import type { Item } from './read.ts';
import { tableKeys } from './table.ts';
import { AppError } from '../errors/app-error.ts';

/** A tombstone has the key of what was public, so that one write replaces the other. */
export const tombstone = (now: Date) => ({ gone: true, ...expiresAfterDays('goneDays', now) });

export const isGone = (row: Item): boolean => row.gone === true;

/** Throws GONE or NOT_FOUND. A tombstone's expiry is checked, because the table deletes expired items late. */
export function requireNotGone(row: Item | undefined, now: Date): Item {
  if (row && !isGone(row)) return row;
  const remembered = row && (row[tableKeys.expiry] as number) > secondsOf(now);
  throw new AppError(remembered ? 'GONE' : 'NOT_FOUND');
}
