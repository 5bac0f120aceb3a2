import type { Profile } from '#contract/user';
import { keys, prefixes } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import { scopes } from '../data/table.ts';
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

/** The ids of the organisations that the user is a member of, oldest first. */
export async function readMemberships(table: ScopedTable, userId: string): Promise<string[]> {
  const items: Item[] = await table.all(scopes.user + userId, { prefix: prefixes.membership });
  return items.map((item) => item.organizationId as string);
}
