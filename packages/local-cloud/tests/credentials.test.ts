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
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { password, startWithAmplify } from './fixture/amplify.ts';
import { totp } from './fixture/totp.ts';

const { fixture, registered } = await startWithAmplify();
afterAll(() => fixture.stop());
afterEach(() => signOut());

describe('a second factor', () => {
  const wrong = '000000';

  async function withTotp(username: string): Promise<string> {
    await registered(username);
    await signIn({ username, password });
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: totp(sharedSecret, -1) });
    return sharedSecret;
  }

  it('is requested only while it is preferred', async () => {
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
    await updateMFAPreference({ totp: 'DISABLED' });
    await signOut();
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  it('cannot be read or disabled with a renewed token that lost its scope', async () => {
    const username = await registered('renewed@example.com');
    await signIn({ username, password });
    const { tokens: first } = await fetchAuthSession();
    expect(first?.accessToken.payload.scope).toBe('aws.cognito.signin.user.admin');
    const { tokens: renewed } = await fetchAuthSession({ forceRefresh: true });
    expect(renewed?.idToken?.payload['custom:roles']).toBe('TokenGeneration_RefreshTokens');
    const { scope, auth_time } = renewed!.accessToken.payload;
    expect([scope, auth_time]).toEqual([undefined, first?.accessToken.payload.auth_time]);
    const refusal = { name: 'NotAuthorizedException', message: 'Access Token does not have required scopes' };
    await expect(fetchMFAPreference()).rejects.toMatchObject(refusal);
    await expect(updateMFAPreference({ totp: 'DISABLED' })).rejects.toMatchObject(refusal);
  });

  it('is not enabled by a wrong code', async () => {
    await signIn({ username: await registered('mistyped@example.com'), password });
    await setUpTOTP();
    await expect(verifyTOTPSetup({ code: wrong })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('accepts each code once', async () => {
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
  it('requires the current one, keeps the session, and ends the old password', async () => {
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

describe('a refresh token', () => {
  const call = async (operation: string, input: object) => {
    const response = await fetch(fixture.cloud.endpoints.cognito, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: fixture.cloud.userPoolClientId, ...input }),
    });
    const { AuthenticationResult, __type } = (await response.json()) as {
      AuthenticationResult?: { RefreshToken?: string };
      __type?: string;
    };
    return __type ?? AuthenticationResult?.RefreshToken ?? 'done';
  };
  const exchange = (RefreshToken: string) => call('GetTokensFromRefreshToken', { RefreshToken });
  const newToken = async (email: string) => {
    await registered(email);
    return (await fixture.cloud.signIn(email, password)).refreshToken;
  };

  it('is replaced on use, and ends the session after its grace period', async () => {
    const first = await newToken('rotating@example.com');
    const second = await exchange(first);
    const third = await exchange(first);
    expect(new Set([first, second, third]).size).toBe(3);
    await call('LocalEndGracePeriod', { Username: 'rotating@example.com' });
    const fourth = await exchange(second);
    expect(await exchange(first)).toBe('RefreshTokenReuseException');
    for (const token of [second, third, fourth]) expect(await exchange(token)).toBe('NotAuthorizedException');
  });

  it('is revoked together with all tokens of its sign-in only', async () => {
    const first = await newToken('revoking@example.com');
    const { refreshToken: other } = await fixture.cloud.signIn('revoking@example.com', password);
    const second = await exchange(first);
    expect(await call('RevokeToken', { Token: first })).toBe('done');
    for (const token of [first, second]) expect(await exchange(token)).toBe('NotAuthorizedException');
    expect(await exchange(other)).toMatch(/^eyJ/);
  });

  it('is refused by the operation that would not replace it', async () => {
    const REFRESH_TOKEN = await newToken('around@example.com');
    const AuthParameters = { REFRESH_TOKEN };
    expect(await call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })).toBe(
      'InvalidParameterException',
    );
  });
});
