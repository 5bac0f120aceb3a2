import {
  CodeMismatchError,
  InvalidPasswordError,
  NotAuthorizedError,
  UserNotFoundError,
} from 'cognito-local/lib/errors.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { Targets } from 'cognito-local/lib/targets/targets.js';
import { checkWritable } from './account-targets.ts';
import { CodeLimit } from './attempts.ts';
import { wrongCode, wrongCredentials, wrongTotpAtSetUp } from './errors.ts';
import { checkPassword } from './password-policy.ts';
import { EMULATOR_CONTEXT, type Pool } from './pool.ts';
import type { CognitoRequest, TargetTable } from './requests.ts';

export const WITH_ACCESS_TOKEN = [
  'GetUser',
  'UpdateUserAttributes',
  'DeleteUser',
  'VerifyUserAttribute',
  'GetUserAttributeVerificationCode',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
  'SetUserMFAPreference',
  'ChangePassword',
] as const;

type SignedOutUser = User & { SignedOutAt?: number };

/** The emulator only decodes access tokens, so they are verified here. */
export function signedInTargets(pool: Pool): TargetTable {
  const { config, services } = pool;
  const targets: TargetTable = {
    GlobalSignOut: async (request) => {
      await signOutEverywhere(pool, await userOfToken(pool, request));
      return {};
    },
    AdminUserGlobalSignOut: async (request) => {
      const user = await pool.users.getUserByUsername(EMULATOR_CONTEXT, request.Username ?? '');
      if (!user) throw new UserNotFoundError();
      await signOutEverywhere(pool, user);
      return {};
    },
  };
  const limit = new CodeLimit();
  for (const name of WITH_ACCESS_TOKEN) {
    const target = Targets[name](services) as (context: unknown, request: unknown) => Promise<object>;
    targets[name] = async (request) => {
      const before = await userOfToken(pool, request);
      const tried = `${name} ${before.Username}`;
      limit.requireRoom(tried);
      checkWritable(pool, request.UserAttributes);
      if (name === 'ChangePassword') checkPassword(config.passwordPolicy, request.ProposedPassword);
      try {
        const response = await target(EMULATOR_CONTEXT, request);
        if (name === 'VerifySoftwareToken') await restoreMfaPreference(pool, before);
        return response;
      } catch (error) {
        if (error instanceof InvalidPasswordError || error instanceof CodeMismatchError) limit.failed(tried);
        if (error instanceof InvalidPasswordError) throw wrongCredentials();
        throw error instanceof CodeMismatchError ? codeRefusal(name) : error;
      }
    };
  }
  return targets;
}

const codeRefusal = (name: string) => (name === 'VerifySoftwareToken' ? wrongTotpAtSetUp() : wrongCode());

/** The emulator turns the second factor on with its code; on AWS only SetUserMFAPreference does. */
async function restoreMfaPreference({ users }: Pool, { Username, UserMFASettingList }: User): Promise<void> {
  const verified = await users.getUserByUsername(EMULATOR_CONTEXT, Username);
  if (verified) await users.saveUser(EMULATOR_CONTEXT, { ...verified, UserMFASettingList });
}

async function userOfToken(pool: Pool, request: CognitoRequest): Promise<User> {
  const claims = pool.tokens.verifyAccess(request.AccessToken);
  const user = await pool.users.getUserByUsername(EMULATOR_CONTEXT, String(claims.sub));
  if (!user) throw new UserNotFoundError();
  const { SignedOutAt = 0 } = user as SignedOutUser;
  if (Number(claims.iat) * 1000 < SignedOutAt) throw new NotAuthorizedError('Access Token has been revoked');
  return user;
}

async function signOutEverywhere(pool: Pool, user: User): Promise<void> {
  const signedOut: SignedOutUser = { ...user, RefreshTokens: [], SignedOutAt: Date.now() };
  await pool.users.saveUser(EMULATOR_CONTEXT, signedOut);
}
