import type { SessionTokens } from '#contract/resources/session';
import { AppError } from '../shared/errors/app-error.ts';
import type { SessionContext } from '../shared/membership/context.ts';
import { exchange } from './user-pool.ts';

/** A refused token is removed from the cookie. While the pool is unavailable the cookie stays. */
export async function renew({ session }: SessionContext, token: string): Promise<SessionTokens> {
  try {
    const { refreshToken, tokens } = await exchange(token);
    session.store(refreshToken);
    return tokens;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') session.clear();
    throw error;
  }
}
