import { record } from '../shared/audit/record.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { endSessions } from './end-sessions.ts';
import { accountTokenOf, profileOf } from '../shared/membership/profile.ts';
import { changePasswordOf } from './user-pool.ts';

/** The user pool runs no function when a known password changes, so the server changes it with the caller's token. */
export async function changePassword(
  context: UserContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ changed: true }> {
  const { userId, now } = context;
  const { email, language } = profileOf(context);
  await changePasswordOf(accountTokenOf(context), currentPassword, newPassword);
  // If the pool fails now the change still holds, and a retry would find the old password wrong.
  await endSessions(context, [
    record(context, userId, 'profile.password', { id: userId }),
    mailStep({ kind: 'security', to: email, language, event: 'password', at: now.toISOString() }, now),
  ]);
  return { changed: true };
}
