import type { PermissionEntry } from '#contract/resources/permission';
import { tableKeys } from '../shared/data/table.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, provenOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { proofScope } from '../shared/data/scope.ts';
import { put, retryRace } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { isClosed, provenReferenceRow, provenRow, type Proven } from '../publication/proof-rows.ts';
import { closedOf, type Closing } from '../publication/closing.ts';

/** What buyers' pages say of a customer. */
export async function readProven(
  { table, organizationId }: ActorContext,
  customerId: string,
): Promise<Proven[]> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: provenOf(customerId) });
  return rows.map((row) => fromRow(provenRow, row));
}

/** Buyers read no more of what the entry closed. This can be interrupted and repeated. */
export async function closeProven(
  context: ActorContext,
  closing: Closing,
  rows: readonly Proven[],
): Promise<void> {
  for (const proven of rows) {
    const { referenceId, tenderId, subjects } = proven;
    if (closedOf(closing, { referenceId, tenderId }, subjects).length > 0)
      await retryRace(() => close(context, proven, closing.entry));
  }
}

/** The fingerprint of the sheet stays. */
async function close({ organizationId }: ActorContext, { hash, number }: Proven, entry: PermissionEntry) {
  const key = keys.provenReference(hash, number);
  const table = memberTable(organizationId, proofScope(hash));
  const row = await table.get(key);
  const found = fromRow(provenReferenceRow, row);
  if (!found || isClosed(found)) return;
  const { hash: sheet, customerId, referenceId } = found;
  const isOver = entry.kind === 'expired';
  const closed = {
    number,
    hash: sheet,
    customerId,
    referenceId,
    state: isOver ? 'expired' : 'withdrawn',
    endedAt: (isOver && entry.expiresOn) || entry.at,
    [tableKeys.expiry]: row?.[tableKeys.expiry],
  };
  await table.commit([put(key, closed, { referenceId: equals(referenceId), state: equals(found.state) })]);
}
