import { absentOr, equals } from '../data/expression.ts';
import { keys, partitions, prefixes, type Key } from '../data/keys.ts';
import { anyOf, dueScope, inviteeScope, organizationScope, publicScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { remove } from '../data/write.ts';
import { removeObjects } from '../files/bucket.ts';
import { releaseAll } from './release-seats.ts';

/** Two items each, of the hundred that a transaction takes. */
const invitationsAtOnce = 50;
const itemsAtOnce = 100;

/**
 * Removes what a deleted organisation has left behind. Each step can be cut off and run again; the organisation's own row and the
 * word that it is due go last and together. Its audit trail stays until it expires.
 */
export async function purgeOrganization(organizationId: string, due: Key): Promise<void> {
  const table = scopedTable(anyOf(organizationScope(organizationId), dueScope('purge', organizationId)));
  const organization = keys.organization(organizationId);
  const found = await table.get(organization);
  // Somebody has restored it.
  if (found && found.status !== 'deleted') return await table.commit([remove(due, {})]);

  await releaseAll(organizationId);
  await removeObjects(`assets/${organizationId}/`);
  await removeObjects(`uploads/${organizationId}/`);
  await removeInvitations(organizationId);
  await removeCollections(organizationId);
  await removeItems(organizationId, partitions.public(organizationId));
  await removeItems(organizationId, partitions.organization(organizationId), organization);
  await table.commit([remove(organization, found ? { status: equals('deleted') } : {}), remove(due, {})]);
}

/** With what the invited address sees of them. */
async function removeInvitations(organizationId: string): Promise<void> {
  const pk = partitions.organization(organizationId);
  for (;;) {
    const { items } = await scopedTable(organizationScope(organizationId)).page(pk, prefixes.invitation, {
      limit: invitationsAtOnce,
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

/** With their public copies, which stand under their own ids. */
async function removeCollections(organizationId: string): Promise<void> {
  const table = scopedTable(organizationScope(organizationId));
  const items = await table.all(partitions.organization(organizationId), { prefix: prefixes.collection });
  for (const { id } of items as { id: string }[]) {
    const scope = anyOf(organizationScope(organizationId), publicScope(id));
    await scopedTable(scope).commit([
      remove(keys.publicCollection(id), { organizationId: absentOr(equals(organizationId)) }),
      remove(keys.collection(organizationId, id), {}),
    ]);
  }
}

async function removeItems(organizationId: string, pk: string, kept?: Key): Promise<void> {
  const table = scopedTable(organizationScope(organizationId));
  for (;;) {
    const found = await table.keys(pk, itemsAtOnce);
    const gone = found.filter(({ sk }) => sk !== kept?.sk);
    if (gone.length === 0) return;
    await table.commit(gone.map((key) => remove(key, {})));
  }
}
