import { permissionSummary, type permissionRoutes } from '#contract/resources/permission';
import type { Input, Output } from '#contract/primitives/route';
import { dayIn } from '../shared/days/days.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** The wordings, which only the ledger shows, would be most of the data. */
const only = Object.keys(permissionSummary.shape).map((name) => (name === 'person' ? 'person.name' : name));

export async function listPermissions(
  context: MemberContext,
  { cursor }: Input<typeof permissionRoutes.listPermissions>,
): Promise<Output<typeof permissionRoutes.listPermissions>> {
  const { table, organizationId, now } = context;
  const [{ items, nextCursor }, settings] = await Promise.all([
    table.page(partitions.organization(organizationId), prefixes.permissionEntry, { cursor, only }),
    readSettingsRow(context),
  ]);
  return {
    entries: items.map((item) => fromRow(permissionSummary, item)),
    today: dayIn(settingsOf(settings).timeZone, now),
    nextCursor,
  };
}
