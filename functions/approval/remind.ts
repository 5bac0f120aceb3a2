import * as z from 'zod/mini';
import { serverLimits } from '#contract/rules/server-limits';
import { equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { anyOf, approvalScope, mailScope, scheduledScope } from '../shared/data/scope.ts';
import { check, put, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { daysAfter } from '../shared/days/days.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { linkRow } from './link.ts';
import { askerOf, requestMail } from './mails.ts';
import { approvalRow, linkToken, type ApprovalRow } from './store.ts';

const { approvalReminderDays, approvalReminderShares } = serverLimits;

export const reminderRow = z.extend(storedKey, {
  organizationId: z.string(),
  /** All that one mail asked about. */
  approvals: z.array(z.object({ customerId: z.string(), approvalId: z.string() })),
  number: z.number(),
});

/** Requests that end soon, with the deadline of a tender, are repeated at shares of their time instead. */
export function reminderStep(organizationId: string, rows: readonly ApprovalRow[], number: number): Step {
  const { customerId, id, askedAt, validUntil } = rows[0]!;
  const asked = Date.parse(askedAt);
  const shared = asked + approvalReminderShares[number]! * (Date.parse(validUntil) - asked);
  const usual = daysAfter(new Date(asked), approvalReminderDays[number]!);
  const at = new Date(Math.min(Number(usual), shared));
  const key = keys.scheduled('approval', at, organizationId, customerId, id);
  const approvals = rows.map((row) => ({ customerId: row.customerId, approvalId: row.id }));
  return put(key, { organizationId, approvals, number });
}

/** One mail is about all that still wait. One that was answered, was canceled or has lapsed is left out. */
export async function remind(scheduled: z.output<typeof reminderRow>, now: Date): Promise<void> {
  const { organizationId, approvals, number, pk, sk } = scheduled;
  const own = scheduledScope('approval', organizationId);
  await retryRace(async () => {
    const [open, ...found] = await memberTable(organizationId, own).getMany([
      { pk, sk },
      ...approvals.map(({ customerId, approvalId }) => keys.approval(organizationId, customerId, approvalId)),
    ]);
    if (!open) return;
    const rows = found.flatMap((row) => (row ? [fromRow(approvalRow, row)] : []));
    const links = anyOf(own, mailScope, ...rows.map(({ linkHash }) => approvalScope(linkHash)));
    const table = memberTable(organizationId, links);
    // Two runs at once send one mail.
    const done = remove({ pk, sk }, { pk: exists });
    if (rows.length === 0) return await table.commit([done]);
    const [asker, ...opened] = await table.getMany([
      keys.member(organizationId, rows[0]!.askedBy),
      ...rows.map(({ linkHash }) => keys.approvalLink(linkHash)),
    ]);
    const waiting = await Promise.all(
      rows.flatMap((row, index) => {
        const link = opened[index];
        return link?.status === 'waiting' && row.validUntil > now.toISOString()
          ? [linkToken(row.id).then((token) => ({ row, link: fromRow(linkRow, link), token }))]
          : [];
      }),
    );
    const [first] = waiting;
    if (!first) return await table.commit([done]);
    const left = waiting.map(({ row }) => row);
    await table.commit([
      done,
      ...(number + 1 < approvalReminderDays.length ? [reminderStep(organizationId, left, number + 1)] : []),
      ...left.flatMap(({ customerId, id, linkHash, reminders }) => [
        update(
          keys.approval(organizationId, customerId, id),
          { set: { reminders: [...reminders, now.toISOString()], delivery: 'sending' } },
          { status: equals('waiting'), reminders: equals(reminders) },
        ),
        check(keys.approvalLink(linkHash), { status: equals('waiting') }),
      ]),
      mailStep(
        requestMail(waiting, {
          to: first.row.contact.email ?? '',
          asker: askerOf(asker),
          reminder: { askedAt: first.row.askedAt, last: number + 1 >= approvalReminderDays.length },
        }),
        now,
      ),
    ]);
  });
}
