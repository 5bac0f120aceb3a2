import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { limits } from '#contract/rules/limits';
import { secondsOf } from '../data/expiry.ts';
import type { Item } from '../data/read.ts';
import { AppError } from '../errors/app-error.ts';

export interface Actor {
  userId: string;
  /** When the password was entered, in seconds. A token that is renewed keeps it. */
  signedInAt: number;
  /**
   * The access token, if the user pool accepts it for account changes: only tokens straight from a sign-in
   * qualify.
   */
  accountToken: string | undefined;
}

/**
 * The signed-in person, from the claims that the gateway has verified. Only an access token counts: the gateway would
 * let an ID token of the same client pass.
 */
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

/** Requires a recent password, so that an open browser or a stolen token is not enough. */
export function requireRecentSignIn({ signedInAt }: Actor, now: Date): void {
  if (secondsOf(now) - signedInAt <= limits.recentSignInSeconds) return;
  throw new AppError('REAUTHENTICATION_REQUIRED');
}

/**
 * A verified token may be of a sign-in from before its owner changed the password, signed out everywhere or deleted the account.
 * Only the profile knows, so it is read on every call. Tokens count seconds: one of the same second is too old.
 */
export function requireCurrentToken({ signedInAt }: Actor, profile: Item | undefined): void {
  // A token may have been on its way while the account was deleted: no token opens a deleted account.
  if (profile?.deletedAt !== undefined) throw new AppError('UNAUTHENTICATED');
  const validAfter = profile?.tokensValidAfter as number | undefined;
  if (validAfter !== undefined && !(signedInAt > validAfter)) throw new AppError('UNAUTHENTICATED');
}
