import { expect, it } from 'vitest';
import type { Tender } from '#contract/resources/tender';
import type { Recall } from '#contract/tender/dispatch';
import { tenderTasks } from '#web/workspace/features/dashboard/tender-tasks.ts';
import { recallRow } from '../../support/resources/tender.ts';

const now = new Date(2026, 10, 29, 9);

const tenderOn = (day: number, more: Partial<Tender> = {}): Tender => ({
  id: `tender-${day}`,
  title: `Due in ${day} days`,
  deadline: new Date(2026, 10, 29 + day, 12).toISOString(),
  languages: ['en'],
  owner: 'owner',
  status: 'preparing',
  referenceIds: [],
  needs: 3,
  answered: 1,
  partsVersion: 1,
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  createdBy: 'owner',
  ...more,
});

const recallOf = ({ id }: Tender): Recall => ({ ...recallRow, tenderId: id });

it('the dashboard names tenders due within two weeks, the next one first', () => {
  const tenders = [tenderOn(15), tenderOn(14), tenderOn(0, { needs: 0 }), tenderOn(-1)];
  expect(tenderTasks(tenders, [], now)).toEqual([
    {
      title: 'Due in -1 days',
      note: 'The deadline is over · 1 of 3 requirements answered',
      to: '/app/tenders/tender--1',
    },
    { title: 'Due in 0 days', note: 'Due today · no requirements yet', to: '/app/tenders/tender-0' },
    {
      title: 'Due in 14 days',
      note: '14 days left · 1 of 3 requirements answered',
      to: '/app/tenders/tender-14',
    },
  ]);
});

it('the dashboard names no deadline of a tender that is no longer in preparation', () => {
  expect(tenderTasks([tenderOn(3, { status: 'sent' })], [], now)).toEqual([]);
});

it('the dashboard names buyers that must be told before all deadlines', () => {
  const sent = tenderOn(-20, { status: 'sent', title: 'The school' });
  const tasks = tenderTasks([tenderOn(1), sent], [recallOf(sent), recallOf(sent)], now);
  expect(tasks[0]).toEqual({
    title: 'Tell the buyer of “The school”',
    note: '2 references that you sent have lost a permission.',
    to: '/app/tenders/tender--20',
  });
  expect(tasks).toHaveLength(2);
});

it('the dashboard names at most five tenders', () => {
  expect(
    tenderTasks(
      Array.from({ length: 8 }, (_, day) => tenderOn(day)),
      [],
      now,
    ),
  ).toHaveLength(5);
});
