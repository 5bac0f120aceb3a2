/** The only module that imports aws-amplify; `auth()` in session.ts loads it on demand. */
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn as amplifySignIn,
  signUp as amplifySignUp,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { productName } from '#contract/primitives/product';
import * as words from '#words/session';
import type { AppConfig } from '../../../shared/config.ts';
import type { Tokens } from './tokens.ts';

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
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory);
}

/** Memory storage for the tokens of aws-amplify, by the last part of its keys. `takeSignIn` collects the tokens of a sign-in. */
const held = new Map<string, string>();
const nameIn = (key: string) => key.slice(key.lastIndexOf('.') + 1);
const memory = {
  getItem: (key: string) => Promise.resolve(held.get(nameIn(key)) ?? null),
  setItem: (key: string, value: string) => Promise.resolve(void held.set(nameIn(key), value)),
  removeItem: (key: string) => Promise.resolve(void held.delete(nameIn(key))),
  clear: () => Promise.resolve(held.clear()),
};

/** Sets the person for the next steps. It omits the refresh token, so that only the session renews tokens. */
export function actAs({ accessToken, idToken, claims }: Tokens): void {
  held.clear();
  for (const [name, value] of Object.entries({ accessToken, idToken, LastAuthUser: claims.sub }))
    held.set(name, value);
}

export function takeSignIn(): { refreshToken: string; accessToken: string } | undefined {
  const [refreshToken, accessToken] = [held.get('refreshToken'), held.get('accessToken')];
  held.clear();
  return refreshToken && accessToken ? { refreshToken, accessToken } : undefined;
}

/** `code` asks for the code from the confirmation mail, `totp` for the code of the authenticator app. */
type Next = 'done' | 'code' | 'totp';

export async function signUp(input: {
  name: string;
  email: string;
  password: string;
}): Promise<Exclude<Next, 'totp'>> {
  const { name, email, password } = input;
  // Each attempt uses one up. Nobody who signs in needs this code.
  const { solveCaptcha } = await import('../api/captcha.ts');
  const captchaToken = await solveCaptcha('signup', email);
  const { nextStep } = await amplifySignUp({
    username: email,
    password,
    options: { userAttributes: { email, name }, clientMetadata: { captchaToken } },
  });
  return nextStep.signUpStep === 'DONE' ? 'done' : 'code';
}

export async function confirmEmail(email: string, code: string): Promise<void> {
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await asIfSent(() => resendSignUpCode({ username: email }));
}

/** Cognito refuses to send a code to some addresses. Showing that would reveal which addresses have an account. */
async function asIfSent(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidParameterException') throw error;
  }
}

export async function signIn(email: string, password: string): Promise<Next> {
  // Tokens of an earlier sign-in must not remain for the next person.
  held.clear();
  const { nextStep } = await amplifySignIn({ username: email, password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'code';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'totp';
  if (nextStep.signInStep === 'DONE') return 'done';
  throw new Error(words.signInUnsupported);
}

export async function confirmTotp(code: string): Promise<void> {
  await confirmSignIn({ challengeResponse: code });
}

export async function requestPasswordCode(email: string): Promise<void> {
  await asIfSent(() => resetPassword({ username: email }));
}

export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

/** Creates a secret for an authenticator app, as text and as the URI of its QR code. Codes are required only after `proveTotp`. */
export async function startTotp(email: string): Promise<{ secret: string; uri: string }> {
  const details = await setUpTOTP();
  return { secret: details.sharedSecret, uri: details.getSetupUri(productName, email).href };
}

export async function proveTotp(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
}

export async function emailAttribute(): Promise<string | undefined> {
  return (await fetchUserAttributes()).email;
}
