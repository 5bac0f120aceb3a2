import { record } from '../audit/record.ts';
import { secondsOf } from '../data/expiry.ts';
import { exists } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { update, type Step } from '../data/write.ts';
import { AppError } from '../http/failure.ts';
import type { UserContext } from '../tenancy/context.ts';
import { revokeRefreshTokens } from './user-pool.ts';

/**
 * The table first: our API refuses every token of before at once, even when the user pool does not answer. Then the
 * refresh tokens; until they are gone the caller is asked to try again, with a token that is new.
 */
export async function signOutEverywhere(context: UserContext): Promise<{ signedOut: true }> {
  const { table, userId, now, log } = context;
  await table.commit([
    refuseTokensUntil(userId, now),
    record(context, userId, 'profile.sign-out', { id: userId }),
  ]);
  try {
    await revokeRefreshTokens(userId);
  } catch (error) {
    log('USER_POOL_FAILED', { cause: (error as Error).name });
    throw new AppError('BUSY');
  }
  // Once more: a session that was refreshed while the pool was being asked has a newer token.
  await table.commit([refuseTokensUntil(userId, new Date())]);
  return { signedOut: true };
}

function refuseTokensUntil(userId: string, at: Date): Step {
  return update(
    keys.profile(userId),
    { set: { tokensValidAfter: secondsOf(at) } },
    { email: exists },
    () => new AppError('NOT_FOUND'),
  );
}
