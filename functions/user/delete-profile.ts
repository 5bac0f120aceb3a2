import { keys } from '../shared/data/keys.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { eraseProfile, finishErasure } from './erase-profile.ts';
import { profileOf } from '../shared/membership/profile.ts';

/**
 * From the transaction on, no token and no sign-in opens the account. If the user pool does not answer, the scheduled job
 * deletes the user there: there is nothing that the caller, who is signed out by then, could do about it.
 */
export async function deleteProfile(context: UserContext): Promise<{ deleted: true }> {
  const { userId, now, log } = context;
  profileOf(context);
  const due = keys.due('erase', now, userId);
  await eraseProfile({ ...context, due });
  try {
    await finishErasure(userId, due);
  } catch (error) {
    log('ERASURE_UNFINISHED', { cause: (error as Error).name });
  }
  return { deleted: true };
}
