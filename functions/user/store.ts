import type { Profile } from '#contract/user';
import type { Role } from '#contract/permission';
import { keys, partitions, prefixes } from '../data/keys.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';

/** The profile row also counts the organisations of its user, because the limit is enforced there. */
export interface ProfileItem extends Profile {
  organizationCount: number;
  createdAt: string;
  updatedAt: string;
}

export async function readProfile(table: ScopedTable, userId: string): Promise<ProfileItem> {
  const item = await table.get(keys.profile(userId));
  if (!item) throw new AppError('NOT_FOUND');
  return item as unknown as ProfileItem;
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
