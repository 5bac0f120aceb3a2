import type { permissionRoutes } from '#contract/resources/permission';
import { permissionState } from '#contract/permission/state';
import type { Input, Output } from '#contract/primitives/route';
import { dayIn } from '../shared/days/days.ts';
import { readCustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readReference, type ReferenceItem } from '../reference/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { isIntact } from './rules.ts';
import { readLedger } from './store.ts';
import { readSnapshots } from './store.ts';

export async function getPermission(
  context: MemberContext,
  { customerId: named, referenceId }: Input<typeof permissionRoutes.getPermission>,
): Promise<Output<typeof permissionRoutes.getPermission>> {
  const reference = referenceId === undefined ? undefined : await readReference(context, referenceId);
  const customerId = reference?.attributes.customerId ?? named!;
  const [customer, settings, approved] = await Promise.all([
    readCustomerRow(context, customerId),
    readSettingsRow(context),
    reference?.approved && readApproved(context, reference.approved),
  ]);
  const entries = await readLedger(context, customerId);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  return {
    customerId,
    entries,
    state: permissionState(entries, { referenceId, today }),
    today,
    approved,
    intact: isIntact(entries, customer),
  };
}

async function readApproved(
  context: MemberContext,
  { at, entryId, snapshot }: NonNullable<ReferenceItem['approved']>,
) {
  const card = (await readSnapshots(context, [snapshot])).get(snapshot);
  return card && { at, entryId, card };
}
