import { expect, it } from 'vitest';
import { retention } from '#contract/retention';
import { auditMonths } from '#functions/shared/audit/record';

const dayMs = 24 * 60 * 60 * 1_000;
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

it('an export reads every month in which an entry of the audit trail can still be, on any day of the year, and no other', () => {
  for (let day = 0; day < 366; day += 1) {
    const now = new Date(Date.UTC(2027, 0, 1 + day, 12));
    const kept = Array.from(
      { length: retention.auditDays + 1 },
      (_, back) => new Date(now.getTime() - back * dayMs),
    );
    expect(auditMonths(now).map(monthOf)).toEqual([...new Set(kept.map(monthOf))]);
  }
});
