import { may, type Right, type Role } from '#contract/rules/roles';
import { id } from '#contract/primitives/schema';
import { keys } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { anyOf, organizationScope, userScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { AppError } from '../errors/app-error.ts';
import { requireCurrentToken, type Actor } from './actor.ts';
import type { MembershipRow } from './profile.ts';

/**
 * The header names the organization; without it the active one counts. The read is consistent, so that a removal
 * takes effect at once. Other, suspended and deleted organizations look as if they did not exist.
 */
export async function authorize(
  actor: Actor,
  named: string | undefined,
  right: Right,
): Promise<MembershipRow> {
  const membership =
    named === undefined ? await activeMembership(actor) : await namedMembership(actor, named);
  if (!may(membership.role, right)) throw new AppError('FORBIDDEN');
  return membership;
}

async function namedMembership(actor: Actor, organizationId: string): Promise<MembershipRow> {
  const { userId } = actor;
  const profileKey = keys.profile(userId);
  if (!id().safeParse(organizationId).success) {
    requireCurrentToken(actor, await scopedTable(userScope(userId)).get(profileKey));
    throw new AppError('NOT_FOUND');
  }
  const table = scopedTable(anyOf(userScope(userId), organizationScope(organizationId)));
  const [profile, organization, member] = await table.getMany([
    profileKey,
    keys.organization(organizationId),
    keys.member(organizationId, userId),
  ]);
  requireCurrentToken(actor, profile);
  return { organizationId, role: roleIn(organization, member) };
}

async function activeMembership(actor: Actor): Promise<MembershipRow> {
  const { userId } = actor;
  const profile = await scopedTable(userScope(userId)).get(keys.profile(userId));
  requireCurrentToken(actor, profile);
  const organizationId = profile?.activeOrganizationId as string | undefined;
  return { organizationId: organizationId ?? '', role: await roleOf(userId, organizationId) };
}

export async function roleOf(userId: string, organizationId: string | undefined): Promise<Role> {
  if (!organizationId) throw new AppError('NOT_FOUND');
  const [organization, member] = await scopedTable(organizationScope(organizationId)).getMany([
    keys.organization(organizationId),
    keys.member(organizationId, userId),
  ]);
  return roleIn(organization, member);
}

function roleIn(organization: Item | undefined, member: Item | undefined): Role {
  if (organization?.status !== 'active' || !member) throw new AppError('NOT_FOUND');
  return member.role as Role;
}
