/** The only file that knows aws-amplify; reached through `auth()` in session.ts, so that it loads when needed. */
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  signUp as amplifySignUp,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { productName } from '#contract/product';
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

/** `code`: the address still has to be confirmed with the code from the mail. `totp`: the authenticator app's code is due. */
type Next = 'done' | 'code' | 'totp';

export async function signUp(input: {
  name: string;
  email: string;
  password: string;
}): Promise<Exclude<Next, 'totp'>> {
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
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'totp';
  if (nextStep.signInStep === 'DONE') return 'done';
  throw new Error(
    'This account needs a sign-in step that is not supported here. Reset the password instead.',
  );
}

/** The second factor of a sign-in that answered `totp`; after a wrong code it can be tried again. */
export async function confirmTotp(code: string): Promise<void> {
  await confirmSignIn({ challengeResponse: code });
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

/** The pool's refusals for good. For the first of them Amplify itself answers no tokens; the others it throws. */
const endings = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
]);

/** Undefined when the session has ended; rejects when the sign-in service cannot be reached. */
export async function refreshAccessToken(): Promise<string | undefined> {
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    return tokens?.accessToken.toString();
  } catch (error) {
    if (error instanceof Error && endings.has(error.name)) return undefined;
    throw error;
  }
}

export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword({ oldPassword: current, newPassword: next });
}

/** A new secret for an authenticator app, as text and as the address that its QR code holds. Asks for no code yet. */
export async function startTotp(email: string): Promise<{ secret: string; uri: string }> {
  const details = await setUpTOTP();
  return { secret: details.sharedSecret, uri: details.getSetupUri(productName, email).href };
}

/** Proves that the app shows the right codes; from then on every sign-in asks for one. */
export async function finishTotp(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

export async function turnOffTotp(): Promise<void> {
  await updateMFAPreference({ totp: 'DISABLED' });
}

export async function emailAttribute(): Promise<string | undefined> {
  return (await fetchUserAttributes()).email;
}
