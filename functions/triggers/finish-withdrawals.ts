import type { ScheduledHandler } from 'aws-lambda';
import { followCustomer, ledgerWorkRow } from '../publication/follow-ledger.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, scheduled, storedKey, type Item } from '../shared/data/read.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { logFor, type Log } from '../shared/log/log.ts';
import { memberTable } from '../shared/membership/member-table.ts';

/** This can be interrupted and repeated. A failure does not stop the others. */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'finish-withdrawals' });
  const now = new Date(time);
  let failed = 0;
  for await (const row of scheduled('withdraw', now)) {
    try {
      await finish(row, { now, requestId: id, log });
    } catch (error) {
      failed += 1;
      log('JOB_FAILED', { step: 'withdraw', organizationId: row.organizationId, cause: String(error) });
    }
  }
  if (failed > 0) throw new Error(`${failed} withdrawals are not finished`);
};

async function finish(row: Item, call: { now: Date; requestId: string; log: Log }): Promise<void> {
  const work = fromRow(ledgerWorkRow, row);
  const { organizationId, userId } = work;
  const scope = scheduledScope('withdraw', organizationId);
  const table = memberTable(organizationId, scope);
  const organization = await table.get(keys.organization(organizationId));
  if (!organization) return await scopedTable(scope).commit([remove(fromRow(storedKey, row), {})]);
  // Nothing of a deleted organization is public; the row waits for a restore or the purge.
  if (organization.status !== 'active') return;
  const context = { ...call, table, organizationId, userId };
  const { takenDown } = await followCustomer(context, work);
  call.log('JOB_DONE', { step: 'withdraw', organizationId, takenDown: takenDown.length });
}
