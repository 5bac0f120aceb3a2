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

/** The table comes first, so that our API refuses earlier tokens even if the user pool fails, which returns false. */
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
  // Tokens count seconds, so the next sign-in must fall in a later one.
  await pause(Math.max(0, (until + 1) * 1_000 - Date.now()));
  return revoked;
}
