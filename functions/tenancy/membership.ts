import type { Role } from '#contract/permission';
import { id } from '#contract/schema';
import { keys } from '../data/keys.ts';
import { organizationScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';

/**
 * The caller's role in an organisation, read strongly consistent on every call: a removed or demoted member is
 * one at the next call, whatever their token says. An organisation that is not the caller's, is suspended or
 * was deleted looks like one that never existed.
 */
export async function membershipOf(userId: string, organizationId: string | undefined): Promise<Role> {
  if (!organizationId || !id().safeParse(organizationId).success) throw new AppError('NOT_FOUND');
  const [organization, member] = await scopedTable(organizationScope(organizationId)).getMany([
    keys.organization(organizationId),
    keys.member(organizationId, userId),
  ]);
  if (organization?.status !== 'active' || !member) throw new AppError('NOT_FOUND');
  return member.role as Role;
}
