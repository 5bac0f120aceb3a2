import { mayManage, type Role } from '#contract/permission';
import type { TeamUser } from '#contract/team';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { AppError } from '../shared/http/failure.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export interface Member {
  organizationId: string;
  userId: string;
  role: Role;
  name: string;
  email: string;
  joinedAt: string;
}

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

/** The limit of members bounds the query. */
export async function readMembers({ table, organizationId }: Tenant): Promise<Member[]> {
  const items = await table.all(partitions.organization(organizationId), { prefix: prefixes.member });
  return items as unknown as Member[];
}

export async function readMember({ table, organizationId }: Tenant, userId: string): Promise<Member> {
  const item = await table.get(keys.member(organizationId, userId));
  if (!item) throw new AppError('NOT_FOUND');
  return item as unknown as Member;
}

export function toUser({ userId, email, name, role }: Member): TeamUser {
  return { userId, email, name, roles: [role] };
}

/** Nobody grants or touches a role above their own. */
export function requireManaged(context: Pick<MemberContext, 'role'>, ...others: Role[]): void {
  if (!others.every((other) => mayManage(context.role, other))) throw new AppError('FORBIDDEN');
}
