import type { ScheduledHandler } from 'aws-lambda';
import { endPermission } from '../permission/end-permission.ts';
import { earliestEnd } from '../permission/rules.ts';
import { expiryRow } from '../permission/store.ts';
import { ledgerScope } from '../permission/steps.ts';
import { remindOfEnd } from '../permission/remind-of-end.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, scheduled, type Item } from '../shared/data/read.ts';
import { mailScope, scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { logFor, type Log } from '../shared/log/log.ts';
import { memberTable } from '../shared/membership/member-table.ts';

/** This can be interrupted and repeated. A failure does not stop the others. */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'end-permissions' });
  const now = new Date(time);
  let failed = 0;
  for await (const row of scheduled('permission', now)) {
    try {
      await carryOut(row, { now, requestId: id, log });
    } catch (error) {
      failed += 1;
      log('JOB_FAILED', { step: 'permission', organizationId: row.organizationId, cause: String(error) });
    }
  }
  if (failed > 0) throw new Error(`${failed} permissions are not ended, or nobody was reminded`);
};

async function carryOut(row: Item, call: { now: Date; requestId: string; log: Log }): Promise<void> {
  const due = fromRow(expiryRow, row);
  const { organizationId, pk, sk } = due;
  const scope = scheduledScope('permission', organizationId);
  const table = memberTable(organizationId, ledgerScope(organizationId), mailScope);
  const organization = await table.get(keys.organization(organizationId));
  if (!organization) return await scopedTable(scope).commit([remove({ pk, sk }, {})]);
  // Nothing of a deleted organization is public; the row waits for a restore or the purge.
  if (organization.status !== 'active') return;
  const context = { ...call, table, organizationId, userId: 'expiry' };
  // After a restore it can be too late for a reminder.
  if (call.now < earliestEnd(due.expiresOn)) await remindOfEnd(context, due);
  else await endPermission(context, due);
}
