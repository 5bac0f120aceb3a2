import * as z from 'zod/mini';
import { roles } from '#contract/permission';
import { profile } from '#contract/user';
import { fromRow } from '../data/read.ts';
import { partitions, prefixes } from '../data/keys.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import { AppError } from '../errors/app-error.ts';
import type { UserContext } from './context.ts';

/** The profile row also counts the organisations of its user, because the limit is enforced there. */
export const profileRow = z.extend(profile, {
  organizationCount: z.number(),
  /** Seconds; tokens of sign-ins before are refused, also those that were renewed later. */
  tokensValidAfter: z.optional(z.number()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProfileItem = z.output<typeof profileRow>;

/** What is left of a profile after its account was deleted: no older token counts, and nothing makes a new one. */
export interface Tombstone {
  userId: string;
  deletedAt: string;
  tokensValidAfter: number;
  expiresAt: number;
}

/** The caller's profile, as it was read to let the call in. */
export function profileOf({ profile: row }: Pick<UserContext, 'profile'>): ProfileItem {
  if (!row) throw new AppError('NOT_FOUND');
  return fromRow(profileRow, row);
}

/** What the user pool does for the caller itself needs a token that comes straight from a sign-in. */
export function accountTokenOf({ accountToken }: Pick<UserContext, 'accountToken'>): string {
  if (accountToken === undefined) throw new AppError('REAUTHENTICATION_REQUIRED');
  return accountToken;
}

/** Also what a call is authorised by. */
const membershipRow = z.object({ organizationId: z.string(), role: z.enum(roles) });
export type MembershipRow = z.output<typeof membershipRow>;

/** The user's own side of every membership, oldest first. */
export async function readMemberships(table: ScopedTable, userId: string): Promise<MembershipRow[]> {
  const items = await table.all(partitions.user(userId), { prefix: prefixes.membership });
  return items.map((item) => fromRow(membershipRow, item));
}
