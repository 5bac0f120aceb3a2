import type { ScheduledHandler } from 'aws-lambda';
import { applyAnswer } from '../approval/apply-answer.ts';
import { askNext, nextRow } from '../approval/ask-next.ts';
import { endRequests } from '../approval/end-requests.ts';
import { remind, reminderRow } from '../approval/remind.ts';
import { deletionRow } from '../customer/steps.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, scheduled, storedKey, type Item } from '../shared/data/read.ts';
import { anyOf, mailScope, organizationScope, scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { answersPartition } from '../shared/data/table.ts';
import { remove } from '../shared/data/write.ts';
import { logFor } from '../shared/log/log.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { deadlineRow, remindOfDeadline } from '../tender/remind-of-deadline.ts';

/** This can be interrupted and repeated. A failure does not stop the others. */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'look-after-approvals' });
  const now = new Date(time);
  let failed = 0;
  const attempt = async (step: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      failed += 1;
      log('JOB_FAILED', { step, cause: String(error) });
    }
  };
  // The stream usually applies responses within a second.
  const answers = scopedTable(({ pk }) => pk === answersPartition);
  for (const row of await answers.all(answersPartition, { only: ['pk', 'sk'] }))
    await attempt('answer', () => applyAnswer({ now, requestId: id }, fromRow(storedKey, row)));
  for await (const row of scheduled('approval', now))
    await attempt('approval', () => carryOut(row, { now, requestId: id }));
  if (failed > 0) throw new Error(`${failed} steps of approvals are not done`);
};

async function carryOut(row: Item, call: { now: Date; requestId: string }): Promise<void> {
  const { organizationId } = row as { organizationId: string };
  const scope = anyOf(organizationScope(organizationId), scheduledScope('approval', organizationId));
  const table = scopedTable(scope);
  const organization = await table.get(keys.organization(organizationId));
  if (!organization) return await table.commit([remove(fromRow(storedKey, row), {})]);
  // The row of a deleted organization waits for a restore or the purge.
  if (organization.status !== 'active') return;
  if ('tenderId' in row) {
    const own = scheduledScope('approval', organizationId);
    const context = {
      ...call,
      table: memberTable(organizationId, own, mailScope),
      organizationId,
      userId: 'deadline',
    };
    return await remindOfDeadline(context, fromRow(deadlineRow, row));
  }
  if ('next' in row) return await askNext(fromRow(nextRow, row), call);
  await ('approvals' in row
    ? remind(fromRow(reminderRow, row), call.now)
    : endRequests(fromRow(deletionRow, row), call.now));
}
