import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  SetUserMFAPreferenceCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { limits } from '#contract/rules/limits';
import { AppError } from '../shared/errors/app-error.ts';
import { userPoolEnvironment } from './environment.ts';

let opened: CognitoIdentityProviderClient | undefined;

/** Three attempts of three seconds end before the function does, so that the caller gets our response. */
function openUserPool(): CognitoIdentityProviderClient {
  opened ??= new CognitoIdentityProviderClient({
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
  return opened;
}

const ownPool = () => userPoolEnvironment.parse(process.env).USER_POOL_ID;

/** The user pool gives a trigger five seconds. */
const patienceMs = 2_000;

export async function revokeTokens(userId: string, UserPoolId = ownPool()): Promise<void> {
  const command = new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userId });
  await unlessGone(openUserPool().send(command, { abortSignal: AbortSignal.timeout(patienceMs) }));
}

export async function deleteUser(userId: string): Promise<void> {
  await unlessGone(
    openUserPool().send(new AdminDeleteUserCommand({ UserPoolId: ownPool(), Username: userId })),
  );
}

export async function hasTotp(userId: string): Promise<boolean> {
  const request = openUserPool().send(new AdminGetUserCommand({ UserPoolId: ownPool(), Username: userId }));
  const { UserMFASettingList = [] } = await orRefusal(request);
  return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA');
}

export async function changePasswordOf(AccessToken: string, current: string, next: string): Promise<void> {
  const input = { AccessToken, PreviousPassword: current, ProposedPassword: next };
  await orRefusal(openUserPool().send(new ChangePasswordCommand(input)));
}

/** The app must have been set up before. */
export async function setTotp(AccessToken: string, Enabled: boolean): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled, PreferredMfa: Enabled };
  await orRefusal(
    openUserPool().send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings })),
  );
}

/** A missing user has no tokens and is deleted, so a repeated call succeeds. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

/** Other errors of the pool are temporary. */
async function orRefusal<Output>(call: Promise<Output>): Promise<Output> {
  try {
    return await call;
  } catch (error) {
    throw Object.assign(refusal(error as Error), { cause: error });
  }
}

function refusal({ name, message }: Error): AppError {
  if (name === 'NotAuthorizedException') {
    // Cognito uses one error for two refusals; only the text identifies a revoked token.
    return new AppError(/token/i.test(message) ? 'REAUTHENTICATION_REQUIRED' : 'WRONG_PASSWORD');
  }
  if (name === 'InvalidPasswordException') {
    const text = `Choose a password of at least ${limits.passwordLength} characters.`;
    return new AppError('VALIDATION_FAILED', text, { fields: { newPassword: text } });
  }
  if (name === 'InvalidParameterException') {
    return new AppError('INVALID_TRANSITION', 'Set up an authenticator app first.');
  }
  if (/^(LimitExceeded|TooManyRequests|TooManyFailedAttempts)Exception$/.test(name)) {
    return new AppError('RATE_LIMITED');
  }
  return new AppError('BUSY');
}
