import type { SessionTokens } from '#contract/resources/session';
import type { SessionContext } from '../shared/membership/context.ts';
import { renew } from './renew.ts';

/** Exchanging the token proves it and replaces the one that the browser has seen. */
export function startSession(
  context: SessionContext,
  { refreshToken }: { refreshToken: string },
): Promise<SessionTokens> {
  return renew(context, refreshToken);
}
