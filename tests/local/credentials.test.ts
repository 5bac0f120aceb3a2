import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../journeys/support/totp.ts';
import { connectAmplify } from './fixture/amplify.ts';
import { startFixtureCloud, type FixtureCloud } from './fixture/cloud.ts';

const password = 'correct horse 1';
let fixture: FixtureCloud;

beforeAll(async () => {
  fixture = await startFixtureCloud();
  await connectAmplify(fixture.cloud);
});
afterAll(() => fixture.stop());
afterEach(() => signOut());

async function registered(username: string): Promise<string> {
  await fixture.cloud.createUser({ email: username, password, name: 'Ada' });
  return username;
}

describe('a second factor', () => {
  const wrong = '000000';

  async function withTotp(username: string): Promise<string> {
    await registered(username);
    await signIn({ username, password });
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: totp(sharedSecret, -1) });
    return sharedSecret;
  }

  it('is asked for once it is preferred, not before, and not after it was turned off', async () => {
    const username = 'factor@example.com';
    const secret = await withTotp(username);
    expect(await fetchMFAPreference()).toEqual({});
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();

    const { nextStep } = await signIn({ username, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await expect(confirmSignIn({ challengeResponse: wrong })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect((await confirmSignIn({ challengeResponse: totp(secret) })).isSignedIn).toBe(true);
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload['custom:roles']).toBe('TokenGeneration_RefreshTokens');

    await updateMFAPreference({ totp: 'DISABLED' });
    await signOut();
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  it('is not taken into use with a wrong code', async () => {
    await signIn({ username: await registered('mistyped@example.com'), password });
    await setUpTOTP();
    await expect(verifyTOTPSetup({ code: wrong })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('lets nobody in twice with the same code', async () => {
    const username = 'twice@example.com';
    const secret = await withTotp(username);
    await updateMFAPreference({ totp: 'PREFERRED' });
    const code = totp(secret);
    for (const outcome of ['in', 'ExpiredCodeException']) {
      await signOut();
      await signIn({ username, password });
      const step = confirmSignIn({ challengeResponse: code });
      expect(
        await step.then(
          () => 'in',
          (error: Error) => error.name,
        ),
      ).toBe(outcome);
    }
  });
});

describe('changing a password', () => {
  it('needs the current one, keeps the session, and ends the old password', async () => {
    const username = await registered('changer@example.com');
    await signIn({ username, password });
    const newPassword = 'another horse 2';
    await expect(updatePassword({ oldPassword: 'wrong horse 1', newPassword })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await updatePassword({ oldPassword: password, newPassword });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
    await signOut();
    await expect(signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await signIn({ username, password: newPassword })).isSignedIn).toBe(true);
  });
});
