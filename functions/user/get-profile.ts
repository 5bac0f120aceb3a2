import type { Profile } from '#contract/user';
import type { UserContext } from '../tenancy/context.ts';
import { readProfile } from './store.ts';

export async function getProfile(context: UserContext): Promise<Profile> {
  return await readProfile(context.table, context.userId);
}
