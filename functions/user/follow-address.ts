import { record } from '../audit/record.ts';
import { equals, exists } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { everySeatScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { update } from '../data/write.ts';
import { readSeats } from './seats.ts';
import type { ProfileItem } from './store.ts';

/**
 * A person who has changed their address in the user pool has it changed here too: in the profile, in every seat, and where it is an
 * organisation's own. `email` must be verified: invitations are bound to it.
 */
export async function followAddress(
  profile: ProfileItem,
  email: string,
  at: { now: Date; requestId: string },
): Promise<void> {
  const { userId, email: former, organizationCount } = profile;
  const seats = await readSeats(userId);
  const ids = seats.map(({ organizationId }) => organizationId);
  const change = { set: { email, updatedAt: at.now.toISOString() } };
  await scopedTable(everySeatScope(userId, ids)).commit([
    // The count also stands for the list of seats; the next sign-in tries again.
    update(keys.profile(userId), change, {
      email: equals(former),
      organizationCount: equals(organizationCount),
    }),
    ...seats.flatMap(({ organizationId, organization, member }) => [
      ...(member ? [update(keys.member(organizationId, userId), change, { pk: exists })] : []),
      ...(organization?.email === former
        ? [update(keys.organization(organizationId), change, { email: equals(former) })]
        : []),
    ]),
    record({ ...at, userId }, userId, 'profile.update', { id: userId }),
  ]);
}
