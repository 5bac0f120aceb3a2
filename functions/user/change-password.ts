import { record } from '../shared/audit/record.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { endSessions } from './end-sessions.ts';
import { accountTokenOf, profileOf } from '../shared/membership/profile.ts';
import { changePasswordOf } from './user-pool.ts';

/**
 * Here and not in the browser, because the user pool runs no function of ours when a known password is changed: who did it would leave
 * every other session open. Done with the caller's own token, so that we have no right over anybody's password.
 */
export async function changePassword(
  context: UserContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ changed: true }> {
  const { userId, now } = context;
  const { email } = profileOf(context);
  await changePasswordOf(accountTokenOf(context), currentPassword, newPassword);
  // Should the pool not be reached now, the change still holds: to try again, the old password would be wrong.
  await endSessions(context, [
    record(context, userId, 'profile.password', { id: userId }),
    mailStep({ kind: 'security', to: email, event: 'password', at: now.toISOString() }, now),
  ]);
  return { changed: true };
}
