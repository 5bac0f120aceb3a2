import { ulid } from 'ulid';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { keys, partitions } from '#functions/shared/data/keys';
import { tombstone } from '#functions/shared/data/tombstone';
import {
  addInvitation,
  addMember,
  call,
  makeCollection,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  type Owner,
} from './people.ts';
import { dumpNames, dumpPartition } from './table.ts';

export async function livelyTable(moment: Date) {
  const [owner, leaver] = await Promise.all([makePerson('Ada Owner'), makePerson('Grace Leaver')]);
  const organizationId = await makeOrganization(owner, { maxCards: 20 });
  const caller = { token: owner.accessToken, organizationId };
  const closed = await makeOrganization(owner, { name: 'Closed later' });
  await addMember(organizationId, leaver, 'admin');
  await addInvitation(organizationId, `guest-${process.pid}@example.com`, 'member');
  const { id: customerId } = await makeCustomer(owner, organizationId);
  await permit({ owner, organizationId, caller }, customerId);
  const shown = { status: 'Published', visibility: 'public' };
  const first = await makeReference(owner, organizationId, customerId, shown);
  const second = await makeReference(owner, organizationId, customerId, { ...shown, visibility: 'unlisted' });
  const { id: draftId } = await makeReference(owner, organizationId, customerId);
  const { id } = await makeCollection(owner, organizationId, { visibility: 'public' });
  await call(collectionRoutes.addCollectionItems, { id, itemIds: [first.id, second.id, draftId] }, caller);
  const own = await dumpPartition(partitions.organization(organizationId));
  const around = [
    ...[organizationId, closed].flatMap((one) => [
      partitions.organization(one),
      partitions.public(one),
      partitions.auditMonth(one, moment),
    ]),
    ...[owner, leaver].map(({ userId }) => partitions.user(userId)),
    ...own.flatMap(({ sk }) => (/^INVITE#(.+)/.exec(String(sk)) ?? []).slice(1).map(partitions.invitee)),
    partitions.public(id),
  ];
  const rows = (await Promise.all(around.map(dumpPartition))).flat();
  // What a smoke test leaves of its organization.
  const smoked = { ...keys.publicPage(ulid()), ...tombstone(moment), smokeTest: true };
  const all = rows.concat(await dumpNames(rows), smoked);
  return { rows: all, owner, leaver, organizationId, closed, draftId, customerId };
}

async function permit({ owner, organizationId, caller }: Owner, id: string): Promise<void> {
  const contact = { id, name: 'Maija Meri', email: 'maija@customer.example' };
  await call(customerRoutes.createContact, contact, caller);
  const gone = (await makeCustomer(owner, organizationId)).id;
  for (const customerId of [id, id, gone]) {
    await call(
      permissionRoutes.recordPermission,
      { customerId, subjects: ['name'], channels: ['website'], wording: 'Yes', method: 'spoken' },
      caller,
    );
  }
  await call(customerRoutes.deleteCustomer, { id: gone }, caller);
}
