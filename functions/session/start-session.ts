import type { SessionTokens } from '#contract/resources/session';
import type { SessionContext } from '../shared/membership/context.ts';
import { renew } from './renew.ts';

/** The token is used at once: that proves it, and the one that the browser has seen is replaced. */
export function startSession(
  context: SessionContext,
  { refreshToken }: { refreshToken: string },
): Promise<SessionTokens> {
  return renew(context, refreshToken);
}
