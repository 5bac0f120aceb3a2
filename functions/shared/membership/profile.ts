import * as z from 'zod/mini';
import { highestRole, roles, type Role } from '#contract/rules/roles';
import { profile } from '#contract/resources/user';
import { fromRow } from '../data/read.ts';
import { partitions, prefixes } from '../data/keys.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import { AppError } from '../errors/app-error.ts';
import type { UserContext } from './context.ts';

/** The row counts the user's organizations, because their limit is enforced here. */
export const profileRow = z.extend(profile, {
  organizationCount: z.number(),
  /** In seconds. Tokens of earlier sign-ins are refused, even if they were renewed later. */
  tokensValidAfter: z.optional(z.number()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProfileItem = z.output<typeof profileRow>;

export interface Tombstone {
  userId: string;
  deletedAt: string;
  tokensValidAfter: number;
  expiresAt: number;
}

export function profileOf({ profile: row }: Pick<UserContext, 'profile'>): ProfileItem {
  if (!row) throw new AppError('NOT_FOUND');
  return fromRow(profileRow, row);
}

/** Account changes at the user pool need a token straight from a sign-in. */
export function accountTokenOf({ accountToken }: Pick<UserContext, 'accountToken'>): string {
  if (accountToken === undefined) throw new AppError('REAUTHENTICATION_REQUIRED');
  return accountToken;
}

/** The role authorizes a call; `roles` is set if several were granted. */
export const rolesGiven = { role: z.enum(roles), roles: z.optional(z.array(z.enum(roles))) };

export const membershipRow = z.object({ organizationId: z.string(), ...rolesGiven });
export type MembershipRow = z.output<typeof membershipRow>;

export const rolesOf = ({ role, roles: given }: Pick<MembershipRow, 'role' | 'roles'>): Role[] =>
  given && highestRole(given) === role ? given : [role];

export async function readMemberships(table: ScopedTable, userId: string): Promise<MembershipRow[]> {
  const items = await table.all(partitions.user(userId), { prefix: prefixes.membership });
  return items.map((item) => fromRow(membershipRow, item));
}
