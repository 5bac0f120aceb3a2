import type { Deletion } from '../customer/steps.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { approvalScope, scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { endLink } from './link.ts';
import { readApprovals } from './store.ts';

/** Each request ends in its own transaction. One that is answered meanwhile ends by itself. */
export async function endRequests(
  { organizationId, customerId, referenceId, pk, sk }: Deletion,
  now: Date,
): Promise<void> {
  await retryRace(async () => {
    const rows = await readApprovals({ table: memberTable(organizationId), organizationId }, customerId);
    const about = rows.filter(
      (row) => row.status === 'waiting' && (referenceId === undefined || row.referenceId === referenceId),
    );
    for (const row of about) {
      const table = memberTable(organizationId, approvalScope(row.linkHash));
      const link = await table.get(keys.approvalLink(row.linkHash));
      if (link !== undefined && link.status !== 'waiting') continue;
      await table.commit([
        ...(link ? [endLink(row, now)] : []),
        update(
          keys.approval(organizationId, customerId, row.id),
          { set: { status: 'canceled' } },
          { status: equals('waiting') },
        ),
      ]);
    }
  });
  await scopedTable(scheduledScope('approval', organizationId)).commit([remove({ pk, sk }, {})]);
}
