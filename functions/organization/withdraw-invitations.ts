import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { anyOf, inviteeScope, organizationScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';

/** Two items each, of the hundred that a transaction takes. */
const atOnce = 50;

/** Takes back every invitation of a deleted organisation, with what the invited address sees of it. Can be run again at any point. */
export async function withdrawInvitations(organizationId: string): Promise<void> {
  const pk = partitions.organization(organizationId);
  for (;;) {
    const { items } = await scopedTable(organizationScope(organizationId)).page(pk, prefixes.invitation, {
      limit: atOnce,
    });
    if (items.length === 0) return;
    const addresses = items.map(({ sk }) => (sk as string).slice(prefixes.invitation.length));
    const scope = anyOf(organizationScope(organizationId), ...addresses.map(inviteeScope));
    await scopedTable(scope).commit(
      addresses.flatMap((address) => [
        remove(keys.invitee(address, organizationId), {}),
        remove(keys.invitation(organizationId, address), {}),
      ]),
    );
  }
}
