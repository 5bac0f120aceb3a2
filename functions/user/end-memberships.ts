import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { organizationScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { check, remove, type Step } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import { removeMembership, endMembership } from '../shared/membership/membership.ts';
import type { OwnMembership } from './memberships.ts';

export interface Leaver {
  userId: string;
  email: string;
  now: Date;
  requestId: string;
}

/** Only deleted organizations may be left without an owner. */
export const soleOwned = (memberships: readonly OwnMembership[]): OwnMembership[] =>
  memberships.filter(
    ({ role, organization }) =>
      role === 'owner' &&
      organization !== undefined &&
      organization.status !== 'deleted' &&
      organization.ownerCount <= 1,
  );

/** Each organization takes at most five steps. */
export async function endMemberships(leaver: Leaver, memberships: readonly OwnMembership[]): Promise<Step[]> {
  const steps = await Promise.all(memberships.map((membership) => giveUp(leaver, membership)));
  return steps.flat();
}

async function giveUp(leaver: Leaver, membership: OwnMembership): Promise<Step[]> {
  const { userId } = leaver;
  const { organizationId, organization, member, role } = membership;
  // The organization was purged and left this row.
  if (!member || !organization) return [remove(keys.membership(userId, organizationId), {})];

  const own = { organizationId, userId, role };
  const leaving = record(leaver, organizationId, 'member.leave', { id: userId });
  if (organization.status === 'deleted') return [...removeMembership(own), leaving];

  const isContact = organization.email === leaver.email;
  const heir = isContact ? await otherOwner(organizationId, userId) : undefined;
  return [
    ...endMembership(own, {
      set: { email: isContact ? (heir?.email ?? '') : undefined },
      when: { status: equals(organization.status), email: equals(organization.email) },
      // If two owners leave at once, one of them reads again.
      refusal: () => new RaceLost(),
    }),
    ...(heir
      ? [
          check(keys.member(organizationId, heir.userId), {
            role: equals('owner'),
            email: equals(heir.email),
          }),
        ]
      : []),
    leaving,
  ];
}

async function otherOwner(
  organizationId: string,
  userId: string,
): Promise<{ userId: string; email: string } | undefined> {
  const members = await scopedTable(organizationScope(organizationId)).all(
    partitions.organization(organizationId),
    { prefix: prefixes.member },
  );
  const owner = members.find((member) => member.role === 'owner' && member.userId !== userId);
  return owner as { userId: string; email: string } | undefined;
}
