import { permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger } from '../permission/store.ts';
import { tableKeys } from '../shared/data/table.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, provenOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { proofScope } from '../shared/data/scope.ts';
import { put, retryRace } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { isClosed, provenReferenceRow, provenRow, type Proven } from '../publication/proof-rows.ts';
import { isAbout } from './rules.ts';

/** Buyers read no more of what the entry closed. This can be interrupted and repeated. */
export async function closeProven(
  context: ActorContext,
  { customerId, entryId }: { customerId: string; entryId: string },
): Promise<void> {
  const { table, organizationId, now } = context;
  const rows = await table.all(partitions.organization(organizationId), { prefix: provenOf(customerId) });
  if (rows.length === 0) return;
  const [entries, settings] = await Promise.all([readLedger(context, customerId), readSettingsRow(context)]);
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return;
  const today = dayIn(settingsOf(settings).timeZone, now);
  for (const proven of rows.map((row) => fromRow(provenRow, row))) {
    const { referenceId, tenderId, subjects } = proven;
    // A later permission may have opened it again.
    const state = permissionState(entries, { referenceId, tenderId, today });
    const closes = subjects.some(
      (one) => entry.subjects.includes(one) && state[one].tender.state !== 'allowed',
    );
    if (isAbout(entry, proven) && closes) await retryRace(() => close(context, proven, entry));
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
