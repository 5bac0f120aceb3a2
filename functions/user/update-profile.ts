import type * as z from 'zod/mini';
import type { userRoutes, Profile } from '#contract/resources/user';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { profileOf, readMemberships } from '../shared/membership/profile.ts';

type Input = z.output<(typeof userRoutes.updateProfile)['body']>;

/** Colleagues see the name and mails to members are in the language, so both change in every membership at once. */
export async function updateProfile(context: UserContext, { name, language }: Input): Promise<Profile> {
  const { table, userId, now } = context;
  const profile = profileOf(context);
  return await retryRace(async () => {
    const memberships = await readMemberships(table, userId);
    const set = { name, ...(language && { language }), updatedAt: now.toISOString() };
    await table.commit([
      // A deleted account has a profile too, but no address.
      update(keys.profile(userId), { set }, { email: exists }, () => new AppError('NOT_FOUND')),
      ...memberships.map(({ organizationId }) =>
        update(keys.member(organizationId, userId), { set }, { pk: exists }),
      ),
      record(context, userId, 'profile.update', { id: userId }),
    ]);
    return { ...profile, name, ...(language && { language }) };
  });
}
