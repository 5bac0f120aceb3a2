import type { Profile } from '#contract/resources/user';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { profileOf, readMemberships } from '../shared/membership/profile.ts';

/** Colleagues see the name too, so it changes in every membership at once. */
export async function updateProfile(context: UserContext, input: { name: string }): Promise<Profile> {
  const { table, userId, now } = context;
  const profile = profileOf(context);
  return await retryRace(async () => {
    const memberships = await readMemberships(table, userId);
    const change = { set: { name: input.name, updatedAt: now.toISOString() } };
    await table.commit([
      // A deleted account has a profile too, but no address.
      update(keys.profile(userId), change, { email: exists }, () => new AppError('NOT_FOUND')),
      ...memberships.map(({ organizationId }) =>
        update(keys.member(organizationId, userId), change, { pk: exists }),
      ),
      record(context, userId, 'profile.update', { id: userId }),
    ]);
    return { ...profile, name: input.name };
  });
}
