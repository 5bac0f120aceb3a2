import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInLock } from '../cognito/attempts.ts';
import { password, startWithAmplify } from './fixture/amplify.ts';
import { totp } from './fixture/totp.ts';

const wrong = 'wrong horse 1';
const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const exceeded = { name: 'LimitExceededException' };
let now: number;

const { fixture, registered } = await startWithAmplify();
afterAll(() => fixture.stop());
// A fixed clock makes the tests independent of the machine's speed.
beforeEach(() => {
  now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  await signOut();
  vi.restoreAllMocks();
});

async function repeated(times: number, attempt: () => Promise<unknown>, failure: object): Promise<void> {
  for (let made = 0; made < times; made += 1) await expect(attempt()).rejects.toMatchObject(failure);
}

describe('wrong passwords', () => {
  it('lock the user from the fifth on, twice as long each time', async () => {
    const username = await registered('locked@example.com');
    await repeated(5, () => signIn({ username, password: wrong }), wrongPassword);
    await repeated(2, () => signIn({ username, password }), locked);
    now += 1_000;
    await expect(signIn({ username, password: wrong })).rejects.toMatchObject(wrongPassword);
    now += 1_999;
    await expect(signIn({ username, password })).rejects.toMatchObject(locked);
    now += 1;
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
    await signOut();
    await repeated(4, () => signIn({ username, password: wrong }), wrongPassword);
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  it('lock an unknown address in the same way, and no other', async () => {
    const other = await registered('free@example.com');
    await repeated(5, () => signIn({ username: 'unknown@example.com', password: wrong }), wrongPassword);
    await expect(signIn({ username: 'unknown@example.com', password })).rejects.toMatchObject(locked);
    expect((await signIn({ username: other, password })).isSignedIn).toBe(true);
  });

  it('lock for at most 15 minutes, after which counting starts again', () => {
    const lock = new SignInLock();
    const lockedFor = () => {
      const begun = now;
      for (;;) {
        try {
          lock.requireOpen('user');
          return (now - begun) / 1_000;
        } catch {
          now += 1_000;
        }
      }
    };
    const seconds = Array.from({ length: 17 }, () => {
      lock.failed('user');
      return lockedFor();
    });
    expect(seconds).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    now += 900_000;
    lock.requireOpen('user');
    lock.failed('user');
    expect(lockedFor()).toBe(0);
  });
});

it('wrong codes of an authenticator app lock like wrong passwords', async () => {
  const username = await registered('factor@example.com');
  await signIn({ username, password });
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: totp(sharedSecret, -1) });
  await updateMFAPreference({ totp: 'PREFERRED' });
  await signOut();
  await signIn({ username, password });
  const respond = (challengeResponse: string) => confirmSignIn({ challengeResponse });
  await repeated(5, () => respond('000000'), { name: 'CodeMismatchException' });
  await expect(respond(totp(sharedSecret))).rejects.toMatchObject(locked);
  await signOut();
  await expect(signIn({ username, password })).rejects.toMatchObject(locked);
});

describe('wrong codes of a mail', () => {
  const mismatch = { name: 'CodeMismatchException' };
  const codeTo = (address: string) =>
    /\d{6}/.exec(fixture.cloud.mail.list().find(({ to }) => to.includes(address))!.text)![0];

  it('end after ten resets within an hour for known and unknown addresses', async () => {
    const known = await registered('forgot@example.com');
    await resetPassword({ username: known });
    const reset = (username: string, confirmationCode: string) =>
      confirmResetPassword({ username, newPassword: 'another horse 2', confirmationCode });
    for (const username of [known, 'nobody@example.com']) {
      await repeated(10, () => reset(username, '1'), mismatch);
      await expect(reset(username, '1')).rejects.toMatchObject(exceeded);
    }
    await expect(reset(known, codeTo(known))).rejects.toMatchObject(exceeded);
    now += 60 * 60_000;
    await reset(known, codeTo(known));
  });

  it('end after the same number when an address is confirmed', async () => {
    const username = 'new@example.com';
    await signUp({ username, password, options: { userAttributes: { email: username, name: 'Ada' } } });
    await repeated(10, () => confirmSignUp({ username, confirmationCode: '1' }), mismatch);
    await expect(confirmSignUp({ username, confirmationCode: codeTo(username) })).rejects.toMatchObject(
      exceeded,
    );
  });
});

it('limits attempts with a wrong current password', async () => {
  const username = await registered('changing@example.com');
  await signIn({ username, password });
  const change = () => updatePassword({ oldPassword: wrong, newPassword: 'another horse 2' });
  await repeated(10, change, wrongPassword);
  await expect(change()).rejects.toMatchObject(exceeded);
});

describe('requesting a code', () => {
  const outcomeOf =
    (request: (input: { username: string }) => Promise<unknown>) => async (username: string) =>
      request({ username }).then(
        () => 'sent',
        (error: unknown) => (error as Error).name,
      );
  const unknown = Array.from({ length: 12 }, (_, n) => `nobody-${n}@example.com`);

  // A screen that showed the difference would fail here.
  it.each([
    ['to confirm an address', resendSignUpCode],
    ['to reset a password', resetPassword],
  ])('%s is refused for some unknown addresses, as for known ones that get none', async (_, request) => {
    const responses = await Promise.all(unknown.map(outcomeOf(request as Parameters<typeof outcomeOf>[0])));
    expect(new Set(responses)).toEqual(new Set(['sent', 'InvalidParameterException']));
    expect(await Promise.all(unknown.map(outcomeOf(request as Parameters<typeof outcomeOf>[0])))).toEqual(
      responses,
    );
  });

  it('is refused for an address that is confirmed already', async () => {
    const username = await registered('confirmed@example.com');
    expect(await outcomeOf(resendSignUpCode)(username)).toBe('InvalidParameterException');
  });
});
