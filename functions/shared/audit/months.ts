import { retention } from '#contract/retention';

const dayMs = 24 * 60 * 60 * 1_000;

/** The months, newest first, in which entries of the audit trail can still be: a partition is a month. */
export function auditMonths(now: Date): Date[] {
  const oldest = new Date(now.getTime() - retention.auditDays * dayMs);
  const months: Date[] = [];
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  while (month.getTime() >= Date.UTC(oldest.getUTCFullYear(), oldest.getUTCMonth(), 1)) {
    months.push(new Date(month));
    month.setUTCMonth(month.getUTCMonth() - 1);
  }
  return months;
}
