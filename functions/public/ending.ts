import { settingsOf } from '../organization/store.ts';
import type { Item } from '../shared/data/read.ts';
import { dayIn } from '../shared/days/days.ts';

export interface Ending {
  validUntil?: string | undefined;
}

/** True after the last day, which is a day of the organization. `page` supplies its time zone. */
export const hasEnded = (page: Item, { validUntil }: Ending, now: Date): boolean =>
  validUntil !== undefined && validUntil < dayIn(settingsOf(page).timeZone, now);
