import { record } from '../shared/audit/record.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { endSessions } from './end-sessions.ts';

/** While the user pool does not respond, the caller is asked to try again, by then with a new sign-in. */
export async function signOutEverywhere(context: UserContext): Promise<{ signedOut: true }> {
  const { userId } = context;
  const revoked = await endSessions(context, [record(context, userId, 'profile.sign-out', { id: userId })]);
  if (!revoked) throw new AppError('BUSY');
  return { signedOut: true };
}
