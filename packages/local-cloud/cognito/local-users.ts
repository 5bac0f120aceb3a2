import { randomUUID } from 'node:crypto';
import { UsernameExistsError } from 'cognito-local/lib/errors.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import type { Authentication } from './auth-targets.ts';
import { checkPassword } from './password-policy.ts';
import { EMULATOR_CONTEXT, type Pool } from './pool.ts';
import type { TargetTable } from './requests.ts';

export interface NewUser {
  email: string;
  password: string;
  name: string;
}

export interface SignInTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** Spares seed and tests the mails and the arithmetic of a real sign-up. */
export interface LocalUsers {
  createUser(user: NewUser): Promise<{ sub: string }>;
  signIn(email: string, password: string): Promise<SignInTokens>;
  targets: TargetTable;
}

export function createLocalUsers(pool: Pool, authentication: Authentication): LocalUsers {
  const createUser = (user: NewUser) => createConfirmedUser(pool, user);

  const signIn = async (email: string, password: string) => {
    const { AuthenticationResult } = await authentication.signIn(email, password);
    if (!AuthenticationResult) throw new Error('The user has to answer a challenge first.');
    const { AccessToken, IdToken, RefreshToken } = AuthenticationResult;
    return {
      accessToken: String(AccessToken),
      idToken: String(IdToken),
      refreshToken: String(RefreshToken),
    };
  };

  return {
    createUser,
    signIn,
    targets: {
      LocalCreateUser: ({ Username = '', Password = '', UserAttributes = [] }) =>
        createUser({ email: Username, password: Password, name: UserAttributes[0]?.Value ?? '' }),
      LocalSignIn: ({ Username = '', Password = '' }) => signIn(Username, Password),
    },
  };
}

async function createConfirmedUser(pool: Pool, input: NewUser): Promise<{ sub: string }> {
  const { config, services, users } = pool;
  checkPassword(config.passwordPolicy, input.password);
  const email = config.caseSensitive ? input.email : input.email.toLowerCase();
  if (await users.getUserByUsername(EMULATOR_CONTEXT, email)) throw new UsernameExistsError();
  const sub = randomUUID();
  const user = newUser(sub, { ...input, email });
  await users.saveUser(EMULATOR_CONTEXT, user);
  if (services.triggers.enabled('PostConfirmation')) {
    await services.triggers.postConfirmation(EMULATOR_CONTEXT, {
      clientId: config.clientId,
      clientMetadata: undefined,
      source: 'PostConfirmation_ConfirmSignUp',
      username: sub,
      userPoolId: config.poolId,
      userAttributes: [...user.Attributes, { Name: 'cognito:user_status', Value: 'CONFIRMED' }],
    });
  }
  return { sub };
}

function newUser(sub: string, { email, name, password }: NewUser): User {
  const now = new Date();
  return {
    Username: sub,
    Attributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: name },
    ],
    Enabled: true,
    Password: password,
    RefreshTokens: [],
    UserCreateDate: now,
    UserLastModifiedDate: now,
    UserStatus: 'CONFIRMED',
  };
}
