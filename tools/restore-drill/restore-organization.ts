import type { ErrorCode } from '#contract/primitives/error';
import { retention } from '#contract/rules/retention';
import { record } from '#functions/shared/audit/record';
import { absent, equals } from '#functions/shared/data/expression';
import { keys, partitions, prefixes } from '#functions/shared/data/keys';
import { anyOf, scheduledScope, organizationScope, membershipScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { check, put, remove, retryRace, update, type Step } from '#functions/shared/data/write';
import { AppError } from '#functions/shared/errors/app-error';
import type { FormerMembership } from '#functions/organization/release-organization';
import { countMembership, addMembership } from '#functions/shared/membership/membership';
import type { OrganizationItem } from '#functions/shared/membership/organization';
import { memberTable, reopeningSteps } from '#functions/shared/membership/member-table';
import { Refusal } from './operator.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Person {
  name: string;
  email: string;
}

interface EndedMembership extends FormerMembership {
  /** Absent if the account is gone. */
  person?: Person;
}

export interface Restored {
  name: string;
  restored: string[];
  left: { userId: string; why: string }[];
}

/** Repeatable. Organization, page and first owner return at once; the subscription stays ended. */
export async function restoreOrganization(organizationId: string, now: Date): Promise<Restored> {
  const name = await retryRace(() => bringBack(organizationId, now));
  const restored: Restored = { name, restored: [], left: [] };
  for (const membership of await formerMemberships(organizationId)) {
    const why = await retryRace(() => restoreMembership(membership));
    if (why === undefined) restored.restored.push(membership.userId);
    else restored.left.push({ userId: membership.userId, why });
  }
  return restored;
}

/** Idempotent. Returns the name. */
async function bringBack(organizationId: string, now: Date): Promise<string> {
  const own = scopedTable(organizationScope(organizationId));
  const organization = (await own.get(keys.organization(organizationId))) as OrganizationItem | undefined;
  if (!organization) {
    throw new Refusal(`There is no organization ${organizationId}: it was removed, or never was.`);
  }
  const memberships = await formerMemberships(organizationId);
  if (organization.status !== 'deleted') {
    if (memberships.length > 0) return organization.name;
    throw new Refusal(`The organization ${organizationId} is not deleted.`);
  }
  const deletedAt = new Date(organization.deletedAt ?? 0);
  const purgedAt = new Date(deletedAt.getTime() + retention.purgeDays * dayMs);
  if (organization.purging || now >= purgedAt) {
    throw new Refusal(
      `It was deleted at ${deletedAt.toISOString()}: its ${retention.purgeDays} days are over.`,
    );
  }
  const released = keys.scheduled('release', deletedAt, organizationId);
  const scheduled = scopedTable(
    anyOf(scheduledScope('release', organizationId), scheduledScope('purge', organizationId)),
  );
  if (await scheduled.get(released)) {
    throw new Refusal(
      'Its deletion is not finished yet. PurgeOrganizations does that within the hour: try again then.',
    );
  }
  const page = await own.get(keys.savedPage(organizationId));
  if (!page)
    throw new Refusal(
      'Its public page was not kept: see “One organization” in docs/operations/disaster-recovery.md.',
    );

  const steps = [
    put(keys.publicPage(organizationId), { ...page, version: (page.version as number) + 1 }),
    remove(keys.savedPage(organizationId), {}),
    ...reopeningSteps(organizationId),
    check(released, { pk: absent }),
    remove(keys.scheduled('purge', purgedAt, organizationId), {}),
    record({ now, userId: 'operator', requestId: 'restore' }, organizationId, 'organization.restore', {
      id: organizationId,
    }),
  ];
  for (const membership of memberships.filter(({ role, person }) => role === 'owner' && person)) {
    const table = scopedTable(
      anyOf(
        organizationScope(organizationId),
        membershipScope(organizationId, membership.userId),
        scheduledScope('release', organizationId),
        scheduledScope('purge', organizationId),
      ),
    );
    const active = update(
      keys.organization(organizationId),
      {
        set: {
          status: 'active',
          memberCount: 1,
          ownerCount: 1,
          email: contactOf(organization, memberships, membership.person!),
          updatedAt: now.toISOString(),
        },
        unset: ['deletedAt', 'deletedBy'],
      },
      { status: equals('deleted'), purging: absent },
    );
    try {
      await table.commit([active, ...refill(membership, membership.person!), ...steps]);
      return organization.name;
    } catch (error) {
      if (!isLimit(error)) throw error;
    }
  }
  throw new Refusal(
    'None of its owners can have it back: their accounts are gone, or have no room for another organization.',
  );
}

/** Owners first. */
async function formerMemberships(organizationId: string): Promise<EndedMembership[]> {
  const own = scopedTable(organizationScope(organizationId));
  const rows = await own.all(partitions.organization(organizationId), { prefix: prefixes.formerMembership });
  const memberships = (rows as unknown as FormerMembership[]).toSorted(
    (a, b) => Number(b.role === 'owner') - Number(a.role === 'owner') || (a.joinedAt < b.joinedAt ? -1 : 1),
  );
  const theirs = memberships.map(({ userId }) => membershipScope(organizationId, userId));
  const profiles = await scopedTable(anyOf(...theirs)).getMany(
    memberships.map(({ userId }) => keys.profile(userId)),
  );
  return memberships.map((membership, index) => {
    const profile = profiles[index];
    return profile?.email === undefined
      ? membership
      : { ...membership, person: profile as unknown as Person };
  });
}

/** Returns the reason of a failure. The saved membership is removed either way. */
async function restoreMembership(membership: EndedMembership): Promise<string | undefined> {
  const { organizationId, userId, person } = membership;
  const table = memberTable(organizationId, membershipScope(organizationId, userId));
  const forget = remove(keys.formerMembership(organizationId, userId), {});
  try {
    if (person) await table.commit([...refill(membership, person), countMembership(membership)]);
    else await table.commit([forget]);
    return person ? undefined : 'The account is gone';
  } catch (error) {
    if (!(error instanceof AppError) || !noMembership.has(error.code)) throw error;
    await table.commit([forget]);
    return error.message;
  }
}

const noMembership: ReadonlySet<ErrorCode> = new Set([
  'ORGANIZATION_LIMIT',
  'MEMBER_LIMIT',
  'ALREADY_MEMBER',
]);

const refill = (membership: EndedMembership, person: Person): Step[] => [
  ...addMembership(membership, person, new Date(membership.joinedAt), { activate: false }),
  remove(keys.formerMembership(membership.organizationId, membership.userId), {}),
];

/** Replaces an address that may belong to a deleted account. */
function contactOf(
  { email }: OrganizationItem,
  memberships: readonly EndedMembership[],
  owner: Person,
): string {
  const mayBeOfSomebodyGone = memberships.some(({ person }) => !person);
  return mayBeOfSomebodyGone && !memberships.some(({ person }) => person?.email === email)
    ? owner.email
    : email;
}

const isLimit = (error: unknown) => error instanceof AppError && error.code === 'ORGANIZATION_LIMIT';
