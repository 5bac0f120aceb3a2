import type { SessionTokens } from '#contract/resources/session';
import { AppError } from '../shared/errors/app-error.ts';
import type { SessionContext } from '../shared/membership/context.ts';
import { renew } from './renew.ts';

export async function refreshSession(context: SessionContext): Promise<SessionTokens> {
  const { token } = context.session;
  if (!token) throw new AppError('UNAUTHENTICATED');
  return await renew(context, token);
}
