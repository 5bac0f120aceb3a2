import type { ScheduledHandler } from 'aws-lambda';
import { followCustomer, ledgerWorkRow } from '../publication/follow-ledger.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, scheduled, storedKey, type Item } from '../shared/data/read.ts';
import { mailScope, scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { logFor, type Log } from '../shared/log/log.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { recallSent, recallWorkRow } from '../tender/recall-sent.ts';

/** This can be interrupted and repeated. A failure does not stop the others. */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'finish-withdrawals' });
  const now = new Date(time);
  let failed = 0;
  for (const step of ['withdraw', 'recall'] as const)
    for await (const row of scheduled(step, now)) {
      try {
        await finish(step, row, { now, requestId: id, log });
      } catch (error) {
        failed += 1;
        log('JOB_FAILED', { step, organizationId: row.organizationId, cause: String(error) });
      }
    }
  if (failed > 0) throw new Error(`${failed} withdrawals are not finished`);
};

type Context = ActorContext & { log: Log };

const works = {
  withdraw: async (context: Context, row: Item) => {
    const work = fromRow(ledgerWorkRow, row);
    const { takenDown } = await followCustomer({ ...context, userId: work.userId }, work);
    return { takenDown: takenDown.length };
  },
  recall: async (context: Context, row: Item) => {
    await recallSent(context, fromRow(recallWorkRow, row));
    return {};
  },
};

async function finish(
  step: keyof typeof works,
  row: Item,
  call: { now: Date; requestId: string; log: Log },
): Promise<void> {
  const organizationId = row.organizationId as string;
  const scope = scheduledScope(step, organizationId);
  const table = memberTable(organizationId, scope, mailScope);
  const organization = await table.get(keys.organization(organizationId));
  if (!organization) return await scopedTable(scope).commit([remove(fromRow(storedKey, row), {})]);
  // Nothing of a deleted organization is public; the row waits for a restore or the purge.
  if (organization.status !== 'active') return;
  const done = await works[step]({ ...call, table, organizationId, userId: 'withdrawal' }, row);
  call.log('JOB_DONE', { step, organizationId, ...done });
}
