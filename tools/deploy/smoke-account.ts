import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  ConfirmSignUpCommand,
  SignUpCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Challenge } from 'altcha-lib';
import { captchaRoutes } from '#contract/resources/captcha';
import { captchaAddress } from '#contract/rules/captcha-address';
import { accountOf, type SmokeAccount } from '#functions/shared/smoke/account';
import { poolOf, type SignInConfig } from '#functions/shared/smoke/sign-in';
import { smokeSecretName } from '#infra/stage';
import { tokenFor } from '#tools/seed/captcha';

export type SiteConfig = SignInConfig & { demoOrganizationId?: string };

export async function readConfig(site: string): Promise<SiteConfig> {
  const response = await fetch(new URL('/config/config.json', site), { signal: AbortSignal.timeout(15_000) });
  return (await response.json()) as SiteConfig;
}

/** Creates an account on a local cloud; returns undefined for a site without either. */
export async function smokeAccount(
  site: string,
  config: SiteConfig,
  stageName: string | undefined,
): Promise<SmokeAccount | undefined> {
  if (config.userPoolEndpoint) return await localAccount(site, config);
  return stageName ? await readAccount(config, stageName) : undefined;
}

/** Idempotent. The address is verified, the password permanent, and no mail is sent. */
export async function prepareSmokeAccount(config: SiteConfig, stageName: string): Promise<void> {
  const { email, password } = await readAccount(config, stageName);
  const pool = poolOf(config);
  const user = { UserPoolId: config.userPoolId, Username: email };
  await pool
    .send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: Object.entries({ email, email_verified: 'true', name: 'Smoke test' }).map(
          ([Name, Value]) => ({ Name, Value }),
        ),
      }),
    )
    .catch(unlessThere);
  await pool.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
}

async function readAccount({ region }: SiteConfig, stageName: string): Promise<SmokeAccount> {
  const client = new SecretsManagerClient({ ...(region && { region }) });
  const { SecretString = '' } = await client.send(
    new GetSecretValueCommand({ SecretId: smokeSecretName(stageName) }),
  );
  return accountOf(SecretString);
}

/** On this machine everybody reads all mails. */
async function localAccount(site: string, config: SiteConfig): Promise<SmokeAccount> {
  const account = accountOf('the smoke test on this machine');
  const pool = poolOf(config);
  const user = { ClientId: config.userPoolClientId, Username: account.email };
  const { email, password } = account;
  const UserAttributes = Object.entries({ email, name: 'Smoke test' }).map(([Name, Value]) => ({
    Name,
    Value,
  }));
  const ClientMetadata = { captchaToken: await captchaFor(site, email) };
  const made = await pool
    .send(new SignUpCommand({ ...user, Password: password, UserAttributes, ClientMetadata }))
    .catch(unlessThere);
  if (made)
    await pool.send(new ConfirmSignUpCommand({ ...user, ConfirmationCode: await codeFor(site, email) }));
  return account;
}

async function captchaFor(site: string, email: string): Promise<string> {
  const query = new URLSearchParams({ purpose: 'signup', address: await captchaAddress(email) });
  const response = await fetch(new URL(`${captchaRoutes.getCaptcha.path}?${query.toString()}`, site));
  return await tokenFor((await response.json()) as Challenge);
}

async function codeFor(site: string, address: string): Promise<string> {
  const mails = (await (await fetch(new URL('/__local/mail.json', site))).json()) as {
    to: string[];
    text: string;
  }[];
  const codes = mails.filter(({ to }) => to.includes(address)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
  return codes[0] ?? '';
}

function unlessThere(error: unknown): undefined {
  if (error instanceof UsernameExistsException) return undefined;
  throw error;
}
