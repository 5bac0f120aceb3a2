import type { Profile } from '#contract/user';
import type { Role } from '#contract/permission';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/http/failure.ts';
import type { UserContext } from '../shared/membership/context.ts';

/** The profile row also counts the organisations of its user, because the limit is enforced there. */
export interface ProfileItem extends Profile {
  organizationCount: number;
  /** Seconds; tokens of sign-ins before are refused, also those that were renewed later. */
  tokensValidAfter?: number;
  createdAt: string;
  updatedAt: string;
}

/** What is left of a profile after its account was deleted: no older token counts, and nothing makes a new one. */
export interface Tombstone {
  userId: string;
  deletedAt: string;
  tokensValidAfter: number;
  expiresAt: number;
}

/** The caller's profile, as it was read to let the call in. */
export function profileOf({ profile }: Pick<UserContext, 'profile'>): ProfileItem {
  if (!profile) throw new AppError('NOT_FOUND');
  return profile as unknown as ProfileItem;
}

/** What the user pool does for the caller itself needs a token that comes straight from a sign-in. */
export function accountTokenOf({ accountToken }: Pick<UserContext, 'accountToken'>): string {
  if (accountToken === undefined) throw new AppError('REAUTHENTICATION_REQUIRED');
  return accountToken;
}

export interface Membership {
  organizationId: string;
  role: Role;
}

/** The user's own side of every membership, oldest first. */
export async function readMemberships(table: ScopedTable, userId: string): Promise<Membership[]> {
  const items = await table.all(partitions.user(userId), { prefix: prefixes.membership });
  return items as unknown as Membership[];
}
