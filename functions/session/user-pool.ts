import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SessionTokens } from '#contract/resources/session';
import { AppError } from '../shared/errors/app-error.ts';
import { sessionEnvironment } from './environment.ts';

let opened: { client: CognitoIdentityProviderClient; ClientId: string } | undefined;

/**
 * Three attempts of three seconds end before the function does. A lost response is covered by the grace
 * period.
 */
function openUserPool(): { client: CognitoIdentityProviderClient; ClientId: string } {
  opened ??= {
    client: new CognitoIdentityProviderClient({
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    }),
    ClientId: sessionEnvironment.parse(process.env).USER_POOL_CLIENT_ID,
  };
  return opened;
}

/** The pool's words for a token that opens nothing any more. Everything else means: not now. */
const refusals = new Set([
  'InvalidParameterException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Fresh tokens, and the refresh token that takes the place of this one. */
export async function exchange(
  RefreshToken: string,
): Promise<{ refreshToken: string; tokens: SessionTokens }> {
  const { client, ClientId } = openUserPool();
  const response = await callUserPool(
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })),
  );
  const { AccessToken, IdToken, RefreshToken: next } = response.AuthenticationResult ?? {};
  if (!AccessToken || !IdToken) throw new AppError('BUSY');
  return {
    refreshToken: next ?? RefreshToken,
    tokens: { accessToken: AccessToken, idToken: IdToken },
  };
}

/** Revokes the token and all tokens derived from it. */
export async function revoke(Token: string): Promise<void> {
  const { client, ClientId } = openUserPool();
  await callUserPool(client.send(new RevokeTokenCommand({ ClientId, Token })));
}

async function callUserPool<Output>(call: Promise<Output>): Promise<Output> {
  try {
    return await call;
  } catch (error) {
    const code = refusals.has((error as Error).name) ? 'UNAUTHENTICATED' : 'BUSY';
    throw Object.assign(new AppError(code), { cause: error });
  }
}
