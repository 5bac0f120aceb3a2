import * as z from 'zod/mini';
import { mayManage, type Role } from '#contract/rules/roles';
import type { TeamUser } from '#contract/resources/team';
import { fromRow } from '../shared/data/read.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rolesGiven, rolesOf } from '../shared/membership/profile.ts';

const memberRow = z.object({
  organizationId: z.string(),
  userId: z.string(),
  ...rolesGiven,
  name: z.string(),
  email: z.string(),
  joinedAt: z.string(),
});
export type Member = z.output<typeof memberRow>;

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

/** The limit of members bounds the query. */
export async function readMembers({ table, organizationId }: Tenant): Promise<Member[]> {
  const items = await table.all(partitions.organization(organizationId), { prefix: prefixes.member });
  return items.map((item) => fromRow(memberRow, item));
}

export async function readMember({ table, organizationId }: Tenant, userId: string): Promise<Member> {
  const member = fromRow(memberRow, await table.get(keys.member(organizationId, userId)));
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

export function toUser(member: Member): TeamUser {
  const { userId, email, name } = member;
  return { userId, email, name, roles: rolesOf(member) };
}

/** Nobody grants or touches a role above their own. */
export function requireManaged(context: Pick<MemberContext, 'role'>, ...others: Role[]): void {
  if (!others.every((other) => mayManage(context.role, other))) throw new AppError('FORBIDDEN');
}
