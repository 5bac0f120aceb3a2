import * as z from 'zod/mini';
import { serverLimits } from '#contract/rules/server-limits';
import { equals } from '../shared/data/expression.ts';
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
  customerId: z.string(),
  approvalId: z.string(),
  number: z.number(),
});

/** A request that ends soon, with the deadline of a tender, is repeated at shares of its time instead. */
export function reminderStep(
  organizationId: string,
  { customerId, id: approvalId, askedAt, validUntil }: ApprovalRow,
  number: number,
): Step {
  const asked = Date.parse(askedAt);
  const shared = asked + approvalReminderShares[number]! * (Date.parse(validUntil) - asked);
  const usual = daysAfter(new Date(asked), approvalReminderDays[number]!);
  const at = new Date(Math.min(Number(usual), shared));
  const key = keys.scheduled('approval', at, organizationId, customerId, approvalId);
  return put(key, { organizationId, customerId, approvalId, number });
}

/** Does nothing for a request that was answered, was canceled or has lapsed. */
export async function remind(scheduled: z.output<typeof reminderRow>, now: Date): Promise<void> {
  const { organizationId, customerId, approvalId, number, pk, sk } = scheduled;
  const home = keys.approval(organizationId, customerId, approvalId);
  const own = scheduledScope('approval', organizationId);
  await retryRace(async () => {
    const row = fromRow(approvalRow, await memberTable(organizationId).get(home));
    const scope = anyOf(own, mailScope, ...(row ? [approvalScope(row.linkHash)] : []));
    const table = memberTable(organizationId, scope);
    const [link, asker] = row
      ? await table.getMany([keys.approvalLink(row.linkHash), keys.member(organizationId, row.askedBy)])
      : [];
    const done = remove({ pk, sk }, {});
    if (!row || link?.status !== 'waiting' || row.validUntil <= now.toISOString())
      return await table.commit([done]);
    await table.commit([
      done,
      ...(number + 1 < approvalReminderDays.length ? [reminderStep(organizationId, row, number + 1)] : []),
      update(
        home,
        { set: { reminders: [...row.reminders, now.toISOString()], delivery: 'sending' } },
        { status: equals('waiting'), reminders: equals(row.reminders) },
      ),
      check(keys.approvalLink(row.linkHash), { status: equals('waiting') }),
      mailStep(
        requestMail(fromRow(linkRow, link), {
          to: row.contact.email ?? '',
          token: await linkToken(approvalId),
          asker: askerOf(asker),
          reminder: { askedAt: row.askedAt, last: number + 1 >= approvalReminderDays.length },
        }),
        now,
      ),
    ]);
  });
}
