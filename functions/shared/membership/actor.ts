import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { limits } from '#contract/rules/limits';
import { secondsOf } from '../data/expiry.ts';
import type { Item } from '../data/read.ts';
import { AppError } from '../errors/app-error.ts';

export interface Actor {
  userId: string;
  /** In seconds. A renewed token keeps the time at which the password was entered. */
  signedInAt: number;
  /** Only a token straight from a sign-in qualifies for account changes. */
  accountToken: string | undefined;
}

/** Only an access token counts, because the gateway would accept an ID token of the same client. */
export function actorOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): Actor {
  // Events of routes without an authorizer have no `authorizer`, despite the types.
  const claims = (
    event.requestContext.authorizer as { jwt?: { claims: Record<string, unknown> } } | undefined
  )?.jwt?.claims;
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string') throw new AppError('UNAUTHENTICATED');
  return {
    userId: claims.sub,
    signedInAt: Number(claims.auth_time),
    accountToken: scopesOf(claims).includes(accountScope)
      ? event.headers.authorization?.replace(/^Bearer /i, '')
      : undefined,
  };
}

/** The trigger `pre-token-generation.ts` removes this scope from renewed tokens. */
export const accountScope = 'aws.cognito.signin.user.admin';

const scopesOf = ({ scope }: Record<string, unknown>) => (typeof scope === 'string' ? scope.split(' ') : []);

/** A recent password is required, so that an open browser or a stolen token is not enough. */
export function requireRecentSignIn({ signedInAt }: Actor, now: Date): void {
  if (secondsOf(now) - signedInAt <= limits.recentSignInSeconds) return;
  throw new AppError('REAUTHENTICATION_REQUIRED');
}

/** Only the profile records a new password, a sign-out or a deletion. A token of the same second is too old. */
export function requireCurrentToken({ signedInAt }: Actor, profile: Item | undefined): void {
  // A token may have been issued while the account was deleted.
  if (profile?.deletedAt !== undefined) throw new AppError('UNAUTHENTICATED');
  const validAfter = profile?.tokensValidAfter as number | undefined;
  if (validAfter !== undefined && !(signedInAt > validAfter)) throw new AppError('UNAUTHENTICATED');
}
