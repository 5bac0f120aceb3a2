import { record } from '../shared/audit/record.ts';
import { expiresAfterDays, secondsOf } from '../shared/data/expiry.ts';
import { equals } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys, partitions, prefixes, type Key } from '../shared/data/keys.ts';
import {
  addressScope,
  anyOf,
  scheduledScope,
  everyMembershipScope,
  userScope,
} from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, remove, retryRace, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { endMemberships, soleOwned } from './end-memberships.ts';
import { readOwnMemberships, type OwnMembership } from './memberships.ts';
import { profileRow, type Tombstone } from '../shared/membership/profile.ts';
import { deleteUser } from './user-pool.ts';

interface Erasure {
  userId: string;
  now: Date;
  requestId: string;
  scheduled: Key;
}

/** Two steps each, with five organizations, fit one transaction. The rest expires within a week. */
const invitationsPerTransaction = 30;

/** A tombstone replaces the profile. Refuses the sole owner of an organization, and does nothing when repeated. */
export async function eraseProfile(erasure: Erasure): Promise<void> {
  const { userId, now, scheduled } = erasure;
  await retryRace(async () => {
    const profile = await scopedTable(userScope(userId)).get(keys.profile(userId));
    if (!profile || profile.deletedAt !== undefined) return;
    const { email, organizationCount } = fromRow(profileRow, profile);
    const memberships = await readOwnMemberships(userId);
    requireOtherOwners(soleOwned(memberships));

    const organizationIds = memberships.map(({ organizationId }) => organizationId);
    const scope = anyOf(
      everyMembershipScope(userId, organizationIds),
      addressScope(emailHash(email)),
      scheduledScope('erase', userId),
    );
    await scopedTable(scope).commit([
      // The count covers the list of memberships, so a concurrent join makes this read again.
      put(keys.profile(userId), tombstone(userId, now), {
        email: equals(email),
        organizationCount: equals(organizationCount),
      }),
      ...(await endMemberships({ ...erasure, email }, memberships)),
      ...(await removeAddress(email)),
      put(scheduled, { userId }),
      record(erasure, userId, 'profile.delete', { id: userId }),
    ]);
  });
}

/** No transaction can include the user pool. This can be interrupted and repeated. */
export async function finishErasure(userId: string, scheduled: Key): Promise<void> {
  const table = scopedTable(scheduledScope('erase', userId));
  if (!(await table.get(scheduled))) return;
  await deleteUser(userId);
  await table.commit([remove(scheduled, {})]);
}

function requireOtherOwners(alone: readonly OwnMembership[]): void {
  if (alone.length === 0) return;
  const organizations = alone.map(({ organizationId, organization }) => ({
    organizationId,
    name: organization?.name ?? '',
  }));
  throw new AppError(
    'LAST_OWNER',
    'You are the only owner of an organization. Make somebody else an owner of it or delete it first.',
    { organizations },
  );
}

function tombstone(userId: string, now: Date): Tombstone {
  return {
    userId,
    deletedAt: now.toISOString(),
    tokensValidAfter: secondsOf(now),
    ...expiresAfterDays('erasedProfileDays', now),
  };
}

async function removeAddress(email: string): Promise<Step[]> {
  const hash = emailHash(email);
  const { items } = await scopedTable(addressScope(hash)).page(
    partitions.invitee(hash),
    prefixes.membership,
    { limit: invitationsPerTransaction },
  );
  const invitations = items.flatMap(({ organizationId }) => [
    remove(keys.invitee(hash, organizationId as string), {}),
    remove(keys.invitation(organizationId as string, hash), {}),
  ]);
  return [...invitations, remove(keys.subscriber(hash), {})];
}
