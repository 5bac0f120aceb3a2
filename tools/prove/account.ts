import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { proofAddress } from '#contract/rules/smoke';
import { userRoutes } from '#contract/resources/user';
import type { SmokeAccount } from '#functions/shared/smoke/account';
import { poolOf } from '#functions/shared/smoke/sign-in';
import { deleteAll, signedIn } from './person.ts';
import type { Site } from './proof.ts';

/** The password stays in a file, so that an interrupted run can continue. */
export async function openAccount({ config }: Pick<Site, 'config'>, file: string): Promise<SmokeAccount> {
  const password = readPassword(file);
  const email = proofAddress(createHash('sha256').update(password).digest('hex').slice(0, 20));
  const pool = poolOf(config);
  const user = { UserPoolId: config.userPoolId, Username: email };
  const UserAttributes = Object.entries({ email, email_verified: 'true' }).map(([Name, Value]) => ({
    Name,
    Value,
  }));
  await pool
    .send(new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' }))
    .catch((error: unknown) => {
      if (!(error instanceof UsernameExistsException)) throw error;
    });
  await pool.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  return { email, password };
}

export async function closeAccount(site: Site, file: string): Promise<void> {
  await deleteAll(site);
  await (await signedIn(site)).call(userRoutes.deleteProfile, {});
  rmSync(file, { force: true });
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const password = randomBytes(24).toString('base64url');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, password, { mode: 0o600 });
    return password;
  }
}
