import { execFile } from 'node:child_process';
import {
  CognitoIdentityProviderClient,
  type UserPoolDescriptionType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Challenge } from 'altcha-lib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalCloud } from '@refdeck/local-cloud';
import { captchaAddress } from '#contract/rules/captcha-address';
import type { commit as commitSteps } from '#functions/shared/data/write';
import { addMembership, countMembership } from '#functions/shared/membership/membership';
import { judgeTable } from '#tools/restore-drill/scan';
import { findUserPool } from '#tools/restore-drill/user-pool';
import { tokenFor } from '../support/captcha-token.ts';
import { startTestCloud } from '../support/cloud.ts';
import { loadFunction } from '../support/in-process.ts';

let cloud: LocalCloud;
let commit: typeof commitSteps;
let environment: Record<string, string>;

beforeAll(async () => {
  cloud = await startTestCloud();
  environment = {
    AWS_REGION: cloud.region,
    AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.dynamodb,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cloud.endpoints.cognito,
    TABLE_NAME: cloud.tableName,
  };
  ({ commit } = await loadFunction(() => import('#functions/shared/data/write'), environment));
});

afterAll(() => cloud.stop());

const password = 'a long enough password';
const newPassword = 'another long password';

async function pool<Body>(operation: string, input: object): Promise<Body> {
  const response = await fetch(cloud.endpoints.cognito, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: cloud.userPoolId, ClientId: cloud.userPoolClientId, ...input }),
  });
  const body = (await response.json()) as Body & { __type?: string; message?: string };
  if (!response.ok) throw Object.assign(new Error(body.message), { name: body.__type });
  return body;
}

/** What the calls of this test answer. */
interface Answer {
  organizationId: string;
  organizations: object[];
  users: { email: string; roles: string[] }[];
}

async function send(method: string, path: string, token: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(cloud.origin + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

interface Somebody {
  sub: string;
  email: string;
  token: string;
}

async function make(name: string): Promise<Somebody> {
  const email = `${name.toLowerCase()}@example.com`;
  const { sub } = await cloud.createUser({ email, name, password });
  const { accessToken } = await cloud.signIn(email, password);
  return { sub, email, token: accessToken };
}

const run = (...args: string[]) =>
  new Promise<[unknown, string]>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/restore-drill/restore-users.ts', ...args],
      { env: { ...process.env, ...environment } },
      (error, out, err) => resolve([error?.code ?? 0, out + err]),
    );
  });

const restore = (...more: string[]) =>
  run('--stage', 'test', '--table', cloud.tableName, '--pool', cloud.userPoolId, ...more);

const userOf = async (email: string) => {
  const { UserAttributes, UserStatus } = await pool<{
    UserAttributes: { Name: string; Value: string }[];
    UserStatus: string;
  }>('AdminGetUser', { Username: email });
  return { sub: UserAttributes.find(({ Name }) => Name === 'sub')!.Value, status: UserStatus };
};

async function signInByReset(email: string): Promise<string> {
  await pool('ForgotPassword', { Username: email });
  const mail = cloud.mail.list().find(({ to, text }) => to.includes(email) && /\b\d{6}\b/.test(text));
  const ConfirmationCode = /\b\d{6}\b/.exec(mail!.text)![0];
  await pool('ConfirmForgotPassword', { Username: email, ConfirmationCode, Password: newPassword });
  return (await cloud.signIn(email, newPassword)).accessToken;
}

/** A stranger who chooses a password for an address that is not theirs. */
async function signUpUnconfirmed(email: string): Promise<void> {
  const query = new URLSearchParams({ purpose: 'signup', address: await captchaAddress(email) });
  const response = await fetch(`${cloud.origin}/api/captcha?${query.toString()}`);
  await pool('SignUp', {
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
    ClientMetadata: { captchaToken: await tokenFor((await response.json()) as Challenge) },
  });
}

async function join(organizationId: string, { sub: userId, email }: Somebody): Promise<void> {
  const membership = { organizationId, userId, role: 'member' as const };
  await commit([
    ...addMembership(membership, { name: 'Pat Example', email }, new Date()),
    countMembership(membership),
  ]);
}

describe('after the user pool is lost', () => {
  it('people sign in by a new password and are the members that they were', async () => {
    const [owner, member, halfway, squatted, early, erased] = (await Promise.all(
      ['Owner', 'Member', 'Halfway', 'Squatted', 'Early', 'Erased'].map(make),
    )) as [Somebody, Somebody, Somebody, Somebody, Somebody, Somebody];
    const made = await send('POST', '/api/organization/new', owner.token, {
      name: 'Kept Oy',
    });
    const { organizationId } = made.body;
    for (const person of [member, halfway, squatted]) await join(organizationId, person);
    await send('POST', '/api/organization/new', early.token, { name: 'Of Early' });
    expect((await send('DELETE', '/api/user/profile', erased.token)).status).toBe(200);
    expect(await restore()).toEqual([
      0,
      'In the user pool: 5\nMissing: 0. Created again: 0. Left to you: 0\n',
    ]);

    for (const { email } of [owner, member, halfway, squatted, early])
      await pool('AdminDeleteUser', { Username: email });
    // An earlier run was killed between the account and its rows.
    await pool('AdminCreateUser', {
      Username: halfway.email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: halfway.email },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
    await signUpUnconfirmed(squatted.email);
    // Somebody did not wait for us.
    const { accessToken } = await cloud
      .createUser({ email: early.email, name: 'Early', password })
      .then(() => cloud.signIn(early.email, password));
    expect((await send('POST', '/api/organization/new', accessToken, { name: 'Begun anew' })).status).toBe(
      200,
    );

    expect(await restore()).toEqual([
      0,
      'In the user pool: 1\nMissing: 5. Created again: 0. Left to you: 0\n',
    ]);
    expect(await restore('--apply')).toEqual([
      0,
      expect.stringMatching(
        new RegExp(`^Left to you: ${early.sub}, now .*\\n[^]*Created again: 4. Left to you: 1\\n$`),
      ),
    ]);
    const again = await restore('--apply');
    expect(again[1]).toContain('Created again: 0. Left to you: 1');

    for (const { email, sub } of [owner, member, halfway, squatted]) {
      const user = await userOf(email);
      expect(user.status).toBe('CONFIRMED');
      expect(user.sub).not.toBe(sub);
      await expect(cloud.signIn(email, password)).rejects.toThrow();
      await expect
        .poll(() =>
          cloud.mail.list().filter(({ to, text }) => to.includes(email) && text.includes('/forgot-password')),
        )
        .toHaveLength(1);
    }
    await expect(userOf(erased.email)).rejects.toThrow();

    const { findings } = await judgeTable(new DynamoDBClient({}), cloud.tableName, new Date());
    expect(findings).toEqual([]);
    const token = await signInByReset(owner.email);
    const { body } = await send('GET', '/api/organization', token);
    expect(body.organizations).toMatchObject([{ organizationId, name: 'Kept Oy', roles: ['owner'] }]);
    const team = await send('GET', '/api/organization/user', token);
    expect(team.body.users.map(({ email, roles }) => `${email} ${roles.join()}`).toSorted()).toEqual([
      'halfway@example.com member',
      'member@example.com member',
      'owner@example.com owner',
      'squatted@example.com member',
    ]);
    const memberToken = await signInByReset(member.email);
    expect((await send('GET', '/api/customer', memberToken)).status).toBe(200);
    // What the old id opened is closed.
    expect((await send('GET', '/api/customer', member.token)).status).not.toBe(200);
  });
});

describe('the user pool of a stage', () => {
  const find = (stage: string, ...UserPools: UserPoolDescriptionType[]) => {
    const client = new CognitoIdentityProviderClient({});
    client.send = () => Promise.resolve({ UserPools });
    return findUserPool(client, stage);
  };
  const poolOf = (Id: string, stage: string) => ({
    Id,
    LambdaConfig: {
      PostConfirmation: `arn:aws:lambda:eu-central-1:111122223333:function:Refdeck-${stage}-Data-PostConfirmation1-x`,
    },
  });

  it('is found by its trigger, and never that of another stage', async () => {
    expect(await find('prod', poolOf('a', 'dev'), poolOf('b', 'prod'), { Id: 'c' })).toBe('b');
    await expect(find('prod', poolOf('a', 'dev'))).rejects.toThrow('No user pool of stage prod');
    await expect(find('prod', poolOf('a', 'prod'), poolOf('b', 'prod'))).rejects.toThrow('--pool');
  });
});
