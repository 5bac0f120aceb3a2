import type { Tender } from '#contract/resources/tender';
import type { Recall } from '#contract/tender/dispatch';
import * as words from '#words/dashboard';
import { daysLeft } from '../../tenders/days-left.ts';
import type { Task } from './task-card.tsx';

const soonDays = 14;
const most = 5;

/** Buyers that must be told come first, then deadlines, the next one first. */
export function tenderTasks(tenders: readonly Tender[], recalls: readonly Recall[], now: Date): Task[] {
  const to = (id: string) => `/app/tenders/${id}`;
  const toTell = tenders.flatMap(({ id, title }) => {
    const count = recalls.filter(({ tenderId, state }) => tenderId === id && state === 'open').length;
    return count > 0
      ? [{ title: words.tenderTell(title), note: words.tenderRecalls(count), to: to(id) }]
      : [];
  });
  const due = tenders
    .map((tender) => ({ tender, days: daysLeft(tender.deadline, now) }))
    .filter(({ tender, days }) => tender.status === 'preparing' && days <= soonDays)
    .toSorted((one, other) => one.tender.deadline.localeCompare(other.tender.deadline))
    .map(({ tender: { id, title, answered, needs }, days }) => ({
      title,
      note: words.tenderDue(days, answered, needs),
      to: to(id),
    }));
  return [...toTell, ...due].slice(0, most);
}
