import type { Input } from '#contract/primitives/route';
import type { sessionRoutes } from '#contract/resources/session';
import { AppError } from '../shared/errors/app-error.ts';
import { endedCookies } from '../shared/files/file-cookies.ts';
import type { SessionContext } from '../shared/membership/context.ts';
import { revoke } from './user-pool.ts';

/** The cookies are removed whatever the pool returns. */
export async function endSession(
  { session }: SessionContext,
  { organizationIds }: Input<typeof sessionRoutes.endSession>,
): Promise<{ ended: true }> {
  session.clear();
  session.toSet.push(...organizationIds.flatMap(endedCookies));
  if (!session.token) return { ended: true };
  try {
    await revoke(session.token);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
  }
  return { ended: true };
}
