import { limits } from '#contract/rules/limits';
import { highestRole, type Role } from '#contract/rules/roles';
import { above, absent, below, equals, exists, type Condition } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { put, remove, update, type Refusal, type Step } from '../data/write.ts';
import { AppError, RaceLost } from '../errors/app-error.ts';
import type { MembershipRow, ProfileItem } from './profile.ts';

/* Both sides have a row of a membership and count it. These steps keep all four consistent. */

export interface Membership extends MembershipRow {
  userId: string;
}

export const memberAlready = () =>
  new AppError('ALREADY_MEMBER', 'You are already a member of this organization');

const ownersIn = (role: Role) => (role === 'owner' ? 1 : 0);

/** It becomes the active organization by default. */
export function addMembership(
  membership: Membership,
  { name, email, language }: Pick<ProfileItem, 'name' | 'email' | 'language'>,
  now: Date,
  { activate = true } = {},
): Step[] {
  const { organizationId, userId, role } = membership;
  const joinedAt = now.toISOString();
  const member = { organizationId, userId, role, name, email, ...(language && { language }), joinedAt };
  return [
    put(keys.member(organizationId, userId), member, { pk: absent }, memberAlready),
    put(keys.membership(userId, organizationId), { organizationId, role, joinedAt }),
    update(
      keys.profile(userId),
      { set: { activeOrganizationId: activate ? organizationId : undefined }, add: { organizationCount: 1 } },
      // The address must be unchanged, because the member row repeats it.
      { email: equals(email), organizationCount: below(limits.organizationsPerUser) },
      (current) => (current?.email === email ? new AppError('ORGANIZATION_LIMIT') : new RaceLost()),
    ),
  ];
}

export function countMembership({ organizationId, role }: Membership): Step {
  return update(
    keys.organization(organizationId),
    { add: { memberCount: 1, ownerCount: ownersIn(role) } },
    { memberCount: below(limits.members) },
    () => new AppError('MEMBER_LIMIT'),
  );
}

export function changeMembership({ organizationId, userId, role }: Membership, roles: Role[]): Step[] {
  const next = highestRole(roles);
  const owners = ownersIn(next) - ownersIn(role);
  const set = { role: next, roles };
  return [
    update(keys.member(organizationId, userId), { set }, { role: equals(role) }),
    update(keys.membership(userId, organizationId), { set }, { pk: exists }),
    ...(owners === 0 ? [] : [changeCounts(organizationId, { ownerCount: owners })]),
  ];
}

/** The caller changes the profile (`oneOrganizationLess`), because several memberships may end at once. */
export function endMembership(membership: Membership, also?: Also): Step[] {
  const change = { memberCount: -1, ownerCount: -ownersIn(membership.role) };
  return [...removeMembership(membership), changeCounts(membership.organizationId, change, also)];
}

/** A deleted organization no longer counts its members. */
export function removeMembership({ organizationId, userId, role }: Membership): Step[] {
  return [
    remove(keys.member(organizationId, userId), { role: equals(role) }),
    remove(keys.membership(userId, organizationId), {}),
  ];
}

export function oneOrganizationLess(userId: string): Step {
  return update(keys.profile(userId), { add: { organizationCount: -1 } }, { organizationCount: above(0) });
}

interface Also {
  set?: Record<string, unknown>;
  when?: Condition;
  refusal?: Refusal;
}

// The condition keeps the last owner, even if two leave at once.
function changeCounts(
  organizationId: string,
  add: { memberCount?: number; ownerCount: number },
  { set, when = { pk: exists }, refusal = () => new AppError('LAST_OWNER') }: Also = {},
): Step {
  const stays = add.ownerCount < 0 ? { ...when, ownerCount: above(1) } : when;
  return update(keys.organization(organizationId), { add, set }, stays, refusal);
}
