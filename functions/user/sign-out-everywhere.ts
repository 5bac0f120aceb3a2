import { record } from '../shared/audit/record.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { endSessions } from './end-sessions.ts';

/** If the user pool does not respond, the caller has to sign in and try again. */
export async function signOutEverywhere(context: UserContext): Promise<{ signedOut: true }> {
  const { userId } = context;
  const revoked = await endSessions(context, [record(context, userId, 'profile.sign-out', { id: userId })]);
  if (!revoked) throw new AppError('BUSY');
  return { signedOut: true };
}
