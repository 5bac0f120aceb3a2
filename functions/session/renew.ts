import type { SessionTokens } from '#contract/resources/session';
import { AppError } from '../shared/errors/app-error.ts';
import type { SessionContext } from '../shared/membership/context.ts';
import { exchange } from './user-pool.ts';

/**
 * Exchanges the token and keeps the one that takes its place. A token that is refused is taken out of the cookie; while the pool
 * is away the cookie stays, as its session may well go on.
 */
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
