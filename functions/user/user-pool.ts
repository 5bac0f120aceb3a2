import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolEnvironment } from './environment.ts';

let opened: { client: CognitoIdentityProviderClient; UserPoolId: string } | undefined;

/** Three attempts of three seconds end before the function does: the caller gets our answer. */
function openUserPool(): { client: CognitoIdentityProviderClient; UserPoolId: string } {
  opened ??= {
    client: new CognitoIdentityProviderClient({
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    }),
    UserPoolId: userPoolEnvironment.parse(process.env).USER_POOL_ID,
  };
  return opened;
}

/** Every refresh token of the user stops working. */
export async function revokeRefreshTokens(userId: string): Promise<void> {
  const { client, UserPoolId } = openUserPool();
  await unlessGone(client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userId })));
}

/** Nobody can sign in as this user any more, and the address is free again. */
export async function deleteUser(userId: string): Promise<void> {
  const { client, UserPoolId } = openUserPool();
  await unlessGone(client.send(new AdminDeleteUserCommand({ UserPoolId, Username: userId })));
}

/** A user who is not there has no tokens and is deleted: what was asked for holds, so it may be asked again. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
