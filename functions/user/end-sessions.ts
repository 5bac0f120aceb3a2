import { setTimeout as pause } from 'node:timers/promises';
import { secondsOf } from '../shared/data/expiry.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, mailScope, userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { Log } from '../shared/log/log.ts';
import { revokeTokens } from './user-pool.ts';

/**
 * Ends every session of a person, in one transaction with the steps of what ended them. The table first: from then on our API refuses
 * every token of an earlier sign-in, renewed or not, even when the user pool does not respond. Then the pool, for what it lets tokens do
 * itself; false when it could not be reached.
 */
export async function endSessions(
  { userId, log, poolId }: { userId: string; log: Log; poolId?: string },
  steps: readonly Step[],
): Promise<boolean> {
  // The time is read now, because a sign-in during the change of password used the old one.
  const until = secondsOf(new Date());
  await scopedTable(anyOf(userScope(userId), mailScope)).commit([
    update(
      keys.profile(userId),
      { set: { tokensValidAfter: until } },
      { email: exists },
      () => new AppError('NOT_FOUND'),
    ),
    ...steps,
  ]);
  const revoked = await revokeTokens(userId, poolId).then(
    () => true,
    (error: Error) => {
      log('USER_POOL_FAILED', { cause: error.name });
      return false;
    },
  );
  // Tokens count seconds: the sign-in that follows our response is in a later one.
  await pause(Math.max(0, (until + 1) * 1_000 - Date.now()));
  return revoked;
}
