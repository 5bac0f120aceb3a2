import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Item } from '../data/read.ts';
import { AppError } from '../http/failure.ts';

export interface Actor {
  userId: string;
  /** When the token was made, in seconds. */
  issuedAt: number;
}

/**
 * The signed-in person, from the claims that the gateway has verified. Only an access token counts: the gateway would
 * let an ID token of the same client pass.
 */
export function actorOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): Actor {
  // A route without authorizer has no `authorizer` in its event, whatever the types say.
  const claims = (
    event.requestContext.authorizer as { jwt?: { claims: Record<string, unknown> } } | undefined
  )?.jwt?.claims;
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string') throw new AppError('UNAUTHENTICATED');
  return { userId: claims.sub, issuedAt: Number(claims.iat) };
}

/**
 * A verified token may be older than the moment when its owner signed out everywhere or deleted the account. Only the
 * profile knows, so it is read on every call. Tokens count seconds: one of the same second is too old.
 */
export function requireCurrentToken({ issuedAt }: Actor, profile: Item | undefined): void {
  // A token may have been on its way while the account was deleted: no token opens a deleted account.
  if (profile?.deletedAt !== undefined) throw new AppError('UNAUTHENTICATED');
  const validAfter = profile?.tokensValidAfter as number | undefined;
  if (validAfter !== undefined && !(issuedAt > validAfter)) throw new AppError('UNAUTHENTICATED');
}
