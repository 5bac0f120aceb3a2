import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SessionTokens } from '#contract/resources/session';
import { AppError } from '../shared/errors/app-error.ts';
import { sessionEnvironment } from './environment.ts';

let opened: { client: CognitoIdentityProviderClient; ClientId: string } | undefined;

/** Three attempts of three seconds end before the function does; the grace period covers a lost response. */
function openUserPool(): { client: CognitoIdentityProviderClient; ClientId: string } {
  opened ??= {
    client: new CognitoIdentityProviderClient({
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    }),
    ClientId: sessionEnvironment.parse(process.env).USER_POOL_CLIENT_ID,
  };
  return opened;
}

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
