import type { Key } from '../data/keys.ts';
import { dueScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { remove } from '../data/write.ts';
import { releaseSeats } from './release-seats.ts';
import { withdrawInvitations } from './withdraw-invitations.ts';

/** Lets go of everybody whom a deleted organisation still holds: members and invited people. Can be run again at any point. */
export async function releaseOrganization(organizationId: string, due: Key): Promise<void> {
  await releaseSeats(organizationId);
  await withdrawInvitations(organizationId);
  await scopedTable(dueScope('release', organizationId)).commit([remove(due, {})]);
}
