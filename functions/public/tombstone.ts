import { limits } from '#contract/limits';
import { expiresAfterDays, secondsOf } from '../shared/data/expiry.ts';
import type { Item } from '../shared/data/read.ts';
import { tableKeys } from '../shared/data/table.ts';
import { AppError } from '../shared/http/failure.ts';

/** Takes the place of what was public and is not any more, under its key: one write ends the one and begins the other. */
export const tombstone = (now: Date) => ({ gone: true, ...expiresAfterDays(limits.goneDays, now) });

export const isGone = (row: Item): boolean => row.gone === true;

/** What visitors may see, or why they may not. The table forgets late, so a tombstone's time is held against the clock. */
export function standing(row: Item | undefined, now: Date): Item {
  if (row && !isGone(row)) return row;
  const remembered = row && (row[tableKeys.expiry] as number) > secondsOf(now);
  throw new AppError(remembered ? 'GONE' : 'NOT_FOUND');
}
