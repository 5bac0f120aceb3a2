import { may, type Permission, type Role } from '#contract/permission';
import { keys } from '../data/keys.ts';
import { userScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';
import { membershipOf } from './membership.ts';

/** Finds the organisation that a call acts on (the one it names, else the caller's active one) and may the caller do this there. */
export async function authorise(
  userId: string,
  named: string | undefined,
  permission: Permission,
): Promise<{ organizationId: string; role: Role }> {
  const organizationId = named ?? (await activeOrganization(userId)) ?? '';
  const role = await membershipOf(userId, organizationId);
  if (!may(role, permission)) throw new AppError('FORBIDDEN');
  return { organizationId, role };
}

async function activeOrganization(userId: string): Promise<string | undefined> {
  const profile = await scopedTable(userScope(userId)).get(keys.profile(userId));
  return profile?.activeOrganizationId as string | undefined;
}
