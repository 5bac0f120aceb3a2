import { randomInt, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { serverLimits } from '#contract/rules/server-limits';
import { signUpsPerHour } from '#functions/triggers/pre-sign-up';
import { callUserPool } from '../support/cloud.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { mailsTo, nextMail } from '../support/mail.ts';
import { loadFunction, startFailingService } from '../support/in-process.ts';
import { password } from '../support/people.ts';
import { putRow } from '../support/table.ts';

/** Whoever knows the public client can call the user pool without our pages. */
async function signUp(email: string, captchaToken?: string, change: object = {}): Promise<string> {
  const input = {
    ClientId: inject('cloud').userPoolClientId,
    Username: email,
    Password: password,
    UserAttributes: Object.entries({ email, name: 'Ada' }).map(([Name, Value]) => ({ Name, Value })),
    ...(captchaToken !== undefined && { ClientMetadata: { captchaToken } }),
    ...change,
  };
  return await callUserPool('SignUp', input).then(
    () => 'accepted',
    ({ name }: Error) => name,
  );
}

const newEmail = () => `${randomUUID()}@example.com`;
const solvedFor = (email: string) => solveCaptcha('signup', email);
const refused = 'UserLambdaValidationException';

async function expectNoMail(email: string): Promise<void> {
  expect(await mailsTo(email)).toEqual([]);
  // A refusal leaves the address free for its owner.
  expect(await signUp(email, await solvedFor(email))).toBe('accepted');
}

describe('a sign-up', () => {
  it('with a captcha for its address mails a code', async () => {
    const email = newEmail();
    expect(await signUp(email, await solvedFor(email))).toBe('accepted');
    expect((await nextMail(email)).text).toMatch(/\b\d{6}\b/);
  });

  it('accepts a captcha for the same address in other letters', async () => {
    const email = newEmail();
    expect(await signUp(email.toUpperCase(), await solvedFor(`${email} `))).toBe('accepted');
  });

  it.each([
    ['no captcha', undefined],
    ['an empty captcha', ''],
    ['something else', 'e30='],
    ['a captcha too long to be one', 'A'.repeat(4_097)],
  ])('with %s is refused and mails nothing', async (_what, token) => {
    const email = newEmail();
    expect(await signUp(email, token)).toBe(refused);
    await expectNoMail(email);
  });

  it.each(['invite', 'contact', 'newsletter'] as const)(
    'is not opened by a captcha for %s',
    async (purpose) => {
      const email = newEmail();
      expect(await signUp(email, await solveCaptcha(purpose))).toBe(refused);
      await expectNoMail(email);
    },
  );

  it('is not opened by a captcha for another address', async () => {
    const email = newEmail();
    expect(await signUp(email, await solvedFor(newEmail()))).toBe(refused);
    await expectNoMail(email);
  });

  it('is not opened by a captcha whose address was changed', async () => {
    const [own, foreign] = [newEmail(), newEmail()];
    const decode = (token: string) =>
      JSON.parse(Buffer.from(token, 'base64').toString()) as {
        challenge: { parameters: { data: object } };
      };
    const payload = decode(await solvedFor(foreign));
    payload.challenge.parameters.data = decode(await solvedFor(own)).challenge.parameters.data;
    const forged = Buffer.from(JSON.stringify(payload)).toString('base64');
    expect(await signUp(own, forged)).toBe(refused);
    await expectNoMail(own);
  });

  it('needs the captcha of the address that gets the mail', async () => {
    const [named, mailed] = [newEmail(), newEmail()];
    const UserAttributes = [{ Name: 'email', Value: mailed }];
    expect(await signUp(named, await solvedFor(named), { UserAttributes })).toBe(refused);
    await expectNoMail(mailed);
  });

  it('uses its captcha up, for twenty calls at once', async () => {
    const email = newEmail();
    const token = await solvedFor(email);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => signUp(email, token)));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    await nextMail(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await signUp(email, token)).not.toBe('accepted');
  });
});

describe('the trigger of sign-ups', () => {
  const run = async (
    request: object,
    { triggerSource = 'PreSignUp_SignUp', ...environment }: Record<string, string> = {},
  ) => {
    const { handler } = await loadFunction(() => import('#functions/triggers/pre-sign-up'), environment);
    const event = { triggerSource, request };
    const context = { awsRequestId: 'in-process' };
    return await (handler as unknown as (event: object, context: object) => Promise<object>)(
      event,
      context,
    ).then(
      (returned) => (returned === event ? 'admitted' : 'changed'),
      ({ message }: Error) => message,
    );
  };
  const requestFor = async (email: string) => ({
    userAttributes: { email },
    clientMetadata: { captchaToken: await solvedFor(email) },
  });

  const printed: string[] = [];
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('lets operators add people without a captcha', async () => {
    expect(await run({ userAttributes: {} }, { triggerSource: 'PreSignUp_AdminCreateUser' })).toBe(
      'admitted',
    );
  });

  it.each(['PreSignUp_SignUp', 'PreSignUp_ExternalProvider'])(
    'refuses %s without anything',
    async (triggerSource) => {
      expect(await run({ userAttributes: {} }, { triggerSource })).toBe('CAPTCHA_FAILED');
    },
  );

  it('refuses everybody after the last sign-up of the hour, and nobody in the next', async () => {
    const requests = [
      await requestFor(newEmail()),
      await requestFor(newEmail()),
      await requestFor(newEmail()),
    ];
    // Another year has hours that no other test counts in.
    const hour = Date.UTC(2020, 0, 1) + randomInt(8_000) * 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: hour });
    await putRow(signUpsPerHour(new Date()).key, { count: serverLimits.signUpsPerHour - 1 });
    expect(await run(requests[0]!)).toBe('admitted');
    expect(await run(requests[1]!)).toBe('RATE_LIMITED');
    vi.setSystemTime(hour + 3_600_000);
    expect(await run(requests[2]!)).toBe('admitted');
  });

  it('counts only sign-ups with a solved captcha', async () => {
    const request = await requestFor(newEmail());
    const hour = Date.UTC(2021, 0, 1) + randomInt(8_000) * 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: hour });
    await putRow(signUpsPerHour(new Date()).key, { count: serverLimits.signUpsPerHour - 1 });
    for (let n = 0; n < 3; n += 1) expect(await run({ userAttributes: {} })).toBe('CAPTCHA_FAILED');
    expect(await run(request)).toBe('admitted');
  });

  it('reports a table that fails as our failure, not as a refusal', async () => {
    const table = await startFailingService();
    const request = await requestFor(newEmail());
    printed.length = 0;
    const answer = await run(request, { AWS_ENDPOINT_URL_DYNAMODB: table.endpoint, AWS_MAX_ATTEMPTS: '1' });
    expect(answer).not.toMatch(/^(admitted|changed|CAPTCHA_FAILED|RATE_LIMITED)$/);
    await table.stop();
    expect(printed.join()).not.toContain('SIGN_UP_REFUSED');
  });
});
