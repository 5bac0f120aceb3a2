import type { Profile } from '#contract/resources/user';
import type { UserContext } from '../shared/membership/context.ts';
import { profileOf } from '../shared/membership/profile.ts';

export async function getProfile(context: UserContext): Promise<Profile> {
  return profileOf(context);
}
