import { endSubscription } from '../billing/end-subscription.ts';
import type { SyncCall } from '../billing/sync-subscription.ts';
import type { Key } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { releaseMemberships } from './release-memberships.ts';
import { withdrawInvitations } from './withdraw-invitations.ts';

/** Lets go of everybody whom a deleted organisation still holds (members and invited people), and of its subscription. Can be run again at any point. */
export async function releaseOrganization(call: SyncCall, organizationId: string, due: Key): Promise<void> {
  await releaseMemberships(organizationId, call.now);
  await withdrawInvitations(organizationId);
  await endSubscription(call, organizationId);
  await scopedTable(scheduledScope('release', organizationId)).commit([remove(due, {})]);
}
