import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { sessionRoutes } from '#contract/resources/session';
import { userRoutes } from '#contract/resources/user';
import { sessionCookieName } from '#functions/shared/http/session-cookie';
import { callRaw } from '../support/call.ts';
import { callUserPool, signIn } from '../support/cloud.ts';
import { invoke, loadFunction, startFailingService } from '../support/in-process.ts';
import { mailAbout, mailsTo, nextMail } from '../support/mail.ts';
import { call, makePerson, password, type Person } from '../support/people.ts';
import { auditOf } from '../support/table.ts';

const next = 'quite another password';
const ClientId = () => inject('cloud').userPoolClientId;

/** What a thief of an earlier session holds: a token from the sign-in, a renewed one and the cookie. */
interface Earlier {
  direct: string;
  renewed: string;
  cookie: string;
}

let person: Person;
let earlier: Earlier;
beforeEach(async () => {
  person = await makePerson();
  const { accessToken, refreshToken } = await signIn(person.email, password);
  const started = await callRaw(sessionRoutes.startSession, { refreshToken }, {});
  const [cookie] = started.headers.getSetCookie();
  earlier = {
    direct: accessToken,
    renewed: String(started.body.accessToken),
    cookie: new RegExp(`^${sessionCookieName}=([^;]+);`).exec(cookie!)![1]!,
  };
});
afterEach(() => vi.unstubAllEnvs());

const profileWith = async (token: string) => (await callRaw(userRoutes.getProfile, {}, { token })).status;
const renewWith = async (sessionToken: string) =>
  (await callRaw(sessionRoutes.refreshSession, { sessionToken }, {})).status;

async function reset(): Promise<void> {
  await callUserPool('ForgotPassword', { ClientId: ClientId(), Username: person.email });
  const ConfirmationCode = /\d{6}/.exec((await nextMail(person.email)).text)![0];
  await confirmReset(ConfirmationCode);
}

const confirmReset = (ConfirmationCode: string) =>
  callUserPool('ConfirmForgotPassword', {
    ClientId: ClientId(),
    Username: person.email,
    ConfirmationCode,
    Password: next,
  });

const change = (input: object = {}, token = person.accessToken) =>
  callRaw(userRoutes.changePassword, { currentPassword: password, newPassword: next, ...input }, { token });

const changed = async () => expect((await change()).status).toBe(200);

const ways = [
  ['was reset by code', reset],
  ['was changed', changed],
] as const;

describe.each(ways)('after the password %s', (_how, act) => {
  it('an earlier access token, renewed or not, is refused by our API', async () => {
    for (const token of [earlier.direct, earlier.renewed]) expect(await profileWith(token)).toBe(200);
    await act();
    for (const token of [person.accessToken, earlier.direct, earlier.renewed])
      expect(await profileWith(token)).toBe(401);
  });

  it('an earlier cookie cannot be renewed', async () => {
    await act();
    expect(await renewWith(earlier.cookie)).toBe(401);
  });

  it('an earlier access token is refused by the user pool', async () => {
    await act();
    for (const AccessToken of [earlier.direct, earlier.renewed]) {
      for (const [operation, input] of poolCalls)
        await expect(callUserPool(operation, { ...input, AccessToken }), operation).rejects.toThrow(
          /revoked|required scopes/,
        );
    }
  });

  it('only the new password signs in, without delay', async () => {
    await act();
    await expect(signIn(person.email, password)).rejects.toThrow('Incorrect');
    const { accessToken, refreshToken } = await signIn(person.email, next);
    expect([await profileWith(accessToken), await renewWith(refreshToken)]).toEqual([200, 200]);
  });

  it('the person gets a mail with the time and no secret', async () => {
    await act();
    const mail = await mailAbout(person.email, /password was changed/);
    expect(mail.text).toMatch(/When: .*\d{4}.* UTC/);
    expect(mail.text).toContain('If it was not you');
    expect(mail.text).toContain(`${inject('cloud').origin}/forgot-password`);
    expect(mail.text).not.toMatch(/[#?]/);
  });

  it('the trail has one entry', async () => {
    await act();
    const rows = await auditOf(person.userId);
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([['profile.password', person.userId]]);
  });
});

const poolCalls = [
  ['GetUser', {}],
  ['ChangePassword', { PreviousPassword: password, ProposedPassword: next }],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: 'thief@example.com' }] }],
  ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
  ['VerifyUserAttribute', { AttributeName: 'email', Code: '123456' }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } }],
  ['AssociateSoftwareToken', {}],
  ['VerifySoftwareToken', { UserCode: '123456' }],
  ['GlobalSignOut', {}],
  ['DeleteUser', {}],
] as const;

it.each(poolCalls)('a renewed access token cannot call %s of the user pool', async (operation, input) => {
  await expect(callUserPool(operation, { ...input, AccessToken: earlier.renewed })).rejects.toThrow(
    'Access Token does not have required scopes',
  );
});

describe('a change of the password', () => {
  it.each([
    ['with a wrong current one', { currentPassword: 'not the right password' }, [400, 'WRONG_PASSWORD']],
    ['to one that is too short', { newPassword: 'short' }, [400, 'VALIDATION_FAILED']],
    ['without the current one', { currentPassword: '' }, [400, 'VALIDATION_FAILED']],
  ])('%s is refused and ends no session', async (_what, input, refusal) => {
    const { status, body } = await change(input);
    expect([status, body.code]).toEqual(refusal);
    expect([await profileWith(earlier.renewed), await renewWith(earlier.cookie)]).toEqual([200, 200]);
    await expect(signIn(person.email, password)).resolves.toBeDefined();
  });

  it('with a renewed token requires the password again', async () => {
    const { status, body } = await change({}, earlier.renewed);
    expect([status, body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('is refused with BUSY during an outage, and ends no session', async () => {
    const pool = await startFailingService();
    const { handler } = await loadFunction(() => import('#functions/user/handler'), {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    });
    const { status, body } = await invoke(handler, userRoutes.changePassword, person, {
      input: { currentPassword: password, newPassword: next },
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    await pool.stop();
    expect([status, body.code]).toEqual([503, 'BUSY']);
    expect(await profileWith(person.accessToken)).toBe(200);
  });
});

describe('a reset when the user pool cannot revoke', () => {
  it('is stored, and our API refuses earlier and renewed tokens', async () => {
    const pool = await startFailingService();
    const { handler } = await loadFunction(() => import('#functions/triggers/post-confirmation'), {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    });
    const event = {
      triggerSource: 'PostConfirmation_ConfirmForgotPassword',
      userPoolId: inject('cloud').userPoolId,
      request: { userAttributes: { sub: person.userId, email: person.email } },
    };
    const run = handler as unknown as (event: object, context: object) => Promise<object>;
    expect(await run(event, { awsRequestId: 'in-process' })).toBe(event);
    await pool.stop();
    expect(await profileWith(earlier.direct)).toBe(401);
    const { body } = await callRaw(sessionRoutes.refreshSession, { sessionToken: earlier.cookie }, {});
    expect(await profileWith(String(body.accessToken))).toBe(401);
    const { accessToken } = await signIn(person.email, password);
    expect(await profileWith(accessToken)).toBe(200);
  });
});

it('a changed password signs nobody else out', async () => {
  const other = await makePerson();
  await changed();
  expect(await profileWith(other.accessToken)).toBe(200);
});

it('a sign-up sends no mail about passwords', async () => {
  await call(userRoutes.getProfile, {}, { token: person.accessToken });
  expect(await mailsTo(person.email)).toEqual([]);
});
