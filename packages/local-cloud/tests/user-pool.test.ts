import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { password, startWithAmplify } from './fixture/amplify.ts';

const { fixture, registered } = await startWithAmplify();
afterAll(() => fixture.stop());
afterEach(() => signOut());

const register = (username: string, options: { password?: string; attributes?: object } = {}) =>
  signUp({
    username,
    password: options.password ?? password,
    options: { userAttributes: { email: username, name: 'Ada', ...options.attributes } },
  });

function newestMail(to: string) {
  const mail = fixture.cloud.mail.list().find((message) => message.to.includes(to));
  if (!mail) throw new Error(`No mail to ${to}`);
  return { ...mail, code: /\d{6}/.exec(mail.text)?.[0] ?? '' };
}

async function asAdmin(operation: 'AdminUserGlobalSignOut' | 'AdminDeleteUser', username: string) {
  const response = await fetch(fixture.cloud.endpoints.cognito, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ UserPoolId: fixture.cloud.userPoolId, Username: username }),
  });
  return { status: response.status, body: (await response.json()) as { __type?: string } };
}

describe('signing up', () => {
  it('mails a code, confirms, runs the trigger, and signs in by SRP', async () => {
    const username = 'new@example.com';
    await register(username);
    const { code, subject, text, html } = newestMail(username);
    expect(subject).toBe('Your verification code');
    expect([text, html].every((body) => body.includes(code))).toBe(true);
    expect((await signIn({ username, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');

    await confirmSignUp({ username, confirmationCode: code });
    const log = readFileSync(join(fixture.dataDir, 'functions.log'), 'utf8');
    expect(log).toContain(`confirmed ${username} true`);

    await signIn({ username, password });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({
      email_verified: true,
      'custom:organization_id': 'org-1',
      'custom:roles': 'TokenGeneration_Authentication',
    });
  });

  it('is refused in the words of its trigger, which gets what the client adds', async () => {
    const username = 'turned-away@example.com';
    const userAttributes = { email: username, name: 'Ada' };
    const clientMetadata = { refusal: 'NOT_TODAY' };
    const refused = signUp({ username, password, options: { userAttributes, clientMetadata } });
    await expect(refused).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error NOT_TODAY.',
    });
    expect(() => newestMail(username)).toThrow('No mail');
    await register(username);
    expect(newestMail(username).code).not.toBe('');
  });

  it('refuses a wrong code, and accepts the code of a new mail', async () => {
    const username = 'again@example.com';
    await register(username);
    const wrong = { username, confirmationCode: '0000000' };
    await expect(confirmSignUp(wrong)).rejects.toThrow(
      'Invalid verification code provided, please try again.',
    );
    await resendSignUpCode({ username });
    await confirmSignUp({ username, confirmationCode: newestMail(username).code });
  });

  it.each([
    ['short1', 'Password not long enough'],
    ['long enough, no digit', 'Password must have numeric characters'],
  ])("refuses a password that the template's policy refuses: %s", async (weak, reason) => {
    await expect(register('weak@example.com', { password: weak })).rejects.toThrow(reason);
  });

  it('refuses attributes that the client may not write', async () => {
    const attributes = { 'custom:roles': 'owner' };
    await expect(register('greedy@example.com', { attributes })).rejects.toThrow('unauthorized attribute');
  });

  it('reports that the address has an account', async () => {
    const username = await registered('taken@example.com');
    await expect(register(username)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  it('reports a failed trigger', async () => {
    const username = 'refused@example.com';
    await register(username, { attributes: { name: 'Refused' } });
    const confirmation = confirmSignUp({ username, confirmationCode: newestMail(username).code });
    await expect(confirmation).rejects.toThrow('refused by the trigger');
  });
});

describe('signing in', () => {
  it('gets the same error for a wrong password and an unknown address', async () => {
    const username = await registered('known@example.com');
    const failure = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn({ username, password: 'wrong horse 1' })).rejects.toMatchObject(failure);
    await expect(signIn({ username: 'nobody@example.com', password })).rejects.toMatchObject(failure);
  });

  it('ignores the case of the address', async () => {
    await registered('Case@Example.com');
    expect((await signIn({ username: 'cASE@example.com', password })).isSignedIn).toBe(true);
  });

  it('refuses a flow that the client does not allow', async () => {
    const username = await registered('flow@example.com');
    const attempt = signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    await expect(attempt).rejects.toThrow('USER_PASSWORD_AUTH flow not enabled for this client');
  });

  it('runs the trigger again on refresh', async () => {
    const username = await registered('refresh@example.com');
    await signIn({ username, password });
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload['custom:roles']).toBe('TokenGeneration_RefreshTokens');
    const { exp = 0, iat = 0 } = tokens?.accessToken.payload ?? {};
    expect(exp - iat).toBe(60 * 60);
  });

  it('never lets a user write a custom attribute', async () => {
    const username = await registered('writer@example.com');
    await signIn({ username, password });
    const attempt = updateUserAttributes({ userAttributes: { 'custom:organization_id': 'theirs' } });
    await expect(attempt).rejects.toThrow('unauthorized attribute');
  });

  it('refuses an invented session', async () => {
    await expect(confirmSignIn({ challengeResponse: '123456' })).rejects.toThrow();
  });
});

describe('a forgotten password', () => {
  it('is replaced with a code by mail', async () => {
    const username = await registered('forgot@example.com');
    const { nextStep } = await resetPassword({ username });
    expect(nextStep.codeDeliveryDetails.destination).toBe('f***@e***');
    const confirmationCode = newestMail(username).code;
    const newPassword = 'another horse 2';
    await expect(
      confirmResetPassword({ username, newPassword, confirmationCode: '1' }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirmResetPassword({ username, newPassword, confirmationCode });
    expect((await signIn({ username, password: newPassword })).isSignedIn).toBe(true);
  });

  it('gets the same response for an unknown address, without a mail', async () => {
    const before = fixture.cloud.mail.list().length;
    const { nextStep } = await resetPassword({ username: 'nobody@example.com' });
    expect(nextStep.codeDeliveryDetails.destination).toBe('n***@e***');
    expect(fixture.cloud.mail.list()).toHaveLength(before);
  });
});

describe('an administrator', () => {
  it('signs a user out everywhere, who can sign in again', async () => {
    const { sub } = await fixture.cloud.createUser({
      email: 'everywhere@example.com',
      password,
      name: 'Ada',
    });
    await signIn({ username: 'everywhere@example.com', password });
    expect(await asAdmin('AdminUserGlobalSignOut', sub)).toEqual({ status: 200, body: {} });
    const { tokens } = await fetchAuthSession({ forceRefresh: true }).catch(() => ({ tokens: undefined }));
    expect(tokens).toBeUndefined();
    await signOut();
    expect((await signIn({ username: 'everywhere@example.com', password })).isSignedIn).toBe(true);
  });

  it('deletes a user, and the address is free', async () => {
    const username = 'leaving@example.com';
    const { sub } = await fixture.cloud.createUser({ email: username, password, name: 'Ada' });
    expect(await asAdmin('AdminDeleteUser', sub)).toEqual({ status: 200, body: {} });
    await expect(signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await fixture.cloud.createUser({ email: username, password, name: 'Eve' })).sub).not.toBe(sub);
  });

  it.each(['AdminUserGlobalSignOut', 'AdminDeleteUser'] as const)(
    'hears that nobody is there: %s',
    async (name) => {
      const { status, body } = await asAdmin(name, 'b3f1c1de-0000-4000-8000-000000000000');
      expect([status, body.__type]).toEqual([400, 'UserNotFoundException']);
    },
  );
});
