import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';

/**
 * The id of the signed-in person, from the claims that the gateway has verified. Only an access token counts:
 * the gateway would let an ID token of the same client pass.
 */
export function actorOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): string | undefined {
  // A route without authorizer has no `authorizer` in its event, whatever the types say.
  const claims = (
    event.requestContext.authorizer as { jwt?: { claims: Record<string, unknown> } } | undefined
  )?.jwt?.claims;
  return claims?.token_use === 'access' && typeof claims.sub === 'string' ? claims.sub : undefined;
}
