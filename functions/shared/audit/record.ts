import { ulid } from 'ulid';
import type { AuditAction, AuditEntry } from '#contract/rules/audit';
import { retention } from '#contract/rules/retention';
import { expiresAfterDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { tableKeys } from '../data/table.ts';
import { put, type Step } from '../data/write.ts';

/** The step belongs in the transaction of the change. `scope` is the organization, or else the user. */
export function record(
  at: { now: Date; userId: string; requestId: string },
  scope: string,
  action: AuditAction,
  subject: { id: string; version?: number; reason?: string },
): Step {
  const entry: AuditEntry = {
    action,
    actor: at.userId,
    subject: subject.id,
    version: subject.version,
    reason: subject.reason,
    at: at.now.toISOString(),
    requestId: at.requestId,
  };
  const item = { ...entry, ...expiresAfterDays('auditDays', at.now) };
  return put(keys.audit(scope, at.now, ulid(at.now.getTime())), item, { [tableKeys.partition]: absent });
}

const dayMs = 24 * 60 * 60 * 1_000;

/** An audit partition covers a month; the newest comes first. */
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
