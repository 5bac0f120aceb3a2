/** The only file that knows aws-amplify; reached through `auth()` in session.ts, so that it loads when needed. */
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  signUp as amplifySignUp,
} from 'aws-amplify/auth';
import type { AppConfig } from './config.ts';

let configured: AppConfig | undefined;

export function configure(config: AppConfig): void {
  if (configured === config) return;
  configured = config;
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } },
    },
  });
}

/** `code`: the address still has to be confirmed with the code from the mail. */
type Next = 'done' | 'code';

export async function signUp(input: { name: string; email: string; password: string }): Promise<Next> {
  const { name, email, password } = input;
  const { nextStep } = await amplifySignUp({
    username: email,
    password,
    options: { userAttributes: { email, name } },
  });
  return nextStep.signUpStep === 'DONE' ? 'done' : 'code';
}

export async function confirmEmail(email: string, code: string): Promise<void> {
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

export async function signIn(email: string, password: string): Promise<Next> {
  try {
    return await signInOnce(email, password);
  } catch (error) {
    // A session that this browser still holds for somebody makes way for the person who signs in now.
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    await amplifySignOut();
    return signInOnce(email, password);
  }
}

async function signInOnce(email: string, password: string): Promise<Next> {
  const { nextStep } = await amplifySignIn({ username: email, password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'code';
  if (nextStep.signInStep === 'DONE') return 'done';
  throw new Error(
    'This account needs a sign-in step that is not supported here. Reset the password instead.',
  );
}

export async function requestPasswordCode(email: string): Promise<void> {
  await resetPassword({ username: email });
}

export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

export async function signOut(): Promise<void> {
  await amplifySignOut();
}

/** Undefined when the session has ended; rejects when the sign-in service cannot be reached. */
export async function refreshAccessToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens?.accessToken.toString();
}

export async function emailAttribute(): Promise<string | undefined> {
  return (await fetchUserAttributes()).email;
}
