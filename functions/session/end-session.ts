import { AppError } from '../shared/errors/app-error.ts';
import type { SessionContext } from '../shared/membership/context.ts';
import { revoke } from './user-pool.ts';

/** The cookie is removed whatever the pool returns. */
export async function endSession({ session }: SessionContext): Promise<{ ended: true }> {
  session.clear();
  if (!session.token) return { ended: true };
  try {
    await revoke(session.token);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
  }
  return { ended: true };
}
