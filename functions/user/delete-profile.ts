import { keys } from '../shared/data/keys.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { eraseProfile, finishErasure } from './erase-profile.ts';
import { profileOf } from '../shared/membership/profile.ts';

/** Nothing opens the account after the transaction. If the user pool fails, the job deletes the user there. */
export async function deleteProfile(context: UserContext): Promise<{ deleted: true }> {
  const { userId, now, log } = context;
  profileOf(context);
  const scheduled = keys.scheduled('erase', now, userId);
  await eraseProfile({ ...context, scheduled });
  try {
    await finishErasure(userId, scheduled);
  } catch (error) {
    log('ERASURE_UNFINISHED', { cause: (error as Error).name });
  }
  return { deleted: true };
}
