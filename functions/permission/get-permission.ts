import type { PermissionEntry, permissionRoutes, PermissionTable } from '#contract/resources/permission';
import { permissionState } from '#contract/permission/state';
import type { Input, Output } from '#contract/primitives/route';
import { dayIn } from '../shared/days/days.ts';
import { readCustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readReference, type ReferenceItem } from '../reference/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { wordingStates } from '../publication/wording-states.ts';
import { isIntact } from './rules.ts';
import { readLedger, readSnapshots } from './store.ts';

export async function getPermission(
  context: MemberContext,
  { customerId: named, referenceId }: Input<typeof permissionRoutes.getPermission>,
): Promise<Output<typeof permissionRoutes.getPermission>> {
  const reference = referenceId === undefined ? undefined : await readReference(context, referenceId);
  const customerId = reference?.attributes.customerId ?? named!;
  const [customer, settings] = await Promise.all([
    readCustomerRow(context, customerId),
    readSettingsRow(context),
  ]);
  const entries = await readLedger(context, customerId);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  const state = permissionState(entries, { referenceId, today });
  return {
    customerId,
    entries,
    state,
    today,
    approved: referenceId === undefined ? undefined : await readApproved(context, entries, state),
    wordings:
      reference && hasReady(reference) ? await wordingStates(context, { reference, customer }) : undefined,
    intact: isIntact(entries, customer),
  };
}

const hasReady = ({ translations = {} }: ReferenceItem) =>
  Object.values(translations).some(({ status }) => status === 'Ready');

/** The version that the newest answer by link allows, as far as it holds. */
async function readApproved(
  context: MemberContext,
  entries: readonly PermissionEntry[],
  state: PermissionTable,
) {
  const holding = new Set(
    Object.values(state).flatMap((row) =>
      Object.values(row).flatMap((cell) => (cell.state === 'allowed' ? cell.entryId : [])),
    ),
  );
  const entry = entries.findLast(({ id, snapshot }) => snapshot !== undefined && holding.has(id));
  const card = entry && (await readSnapshots(context, [entry.snapshot!])).get(entry.snapshot!);
  return card && { at: entry.at, entryId: entry.id, card };
}
