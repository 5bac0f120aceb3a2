import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper';
import type { SmokeAccount } from './account.ts';

export interface SignInConfig {
  region?: string;
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string;
}

export const poolOf = ({ region, userPoolId, userPoolEndpoint }: SignInConfig) =>
  new CognitoIdentityProviderClient({
    region: region ?? userPoolId.split('_')[0]!,
    ...(userPoolEndpoint && { endpoint: userPoolEndpoint }),
  });

/** The password is proven and never sent. Returns the refresh token. */
export async function signIn(config: SignInConfig, { email, password }: SmokeAccount): Promise<string> {
  const pool = poolOf(config);
  const { userPoolId, userPoolClientId: ClientId } = config;
  const started = createSrpSession(email, password, userPoolId, false);
  const challenge = await pool.send(
    new InitiateAuthCommand(
      wrapInitiateAuth(started, { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email } }),
    ),
  );
  const proof = signSrpSession(started, challenge);
  const { AuthenticationResult } = await pool.send(
    new RespondToAuthChallengeCommand(
      wrapAuthChallenge(proof, {
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: { USERNAME: email },
      }),
    ),
  );
  const { RefreshToken } = AuthenticationResult ?? {};
  if (!RefreshToken) throw new Error('no refresh token');
  return RefreshToken;
}
