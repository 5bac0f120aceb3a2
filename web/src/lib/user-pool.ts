import { accessToken, authConfig, signInAgain } from './session.ts';

/**
 * Runs a step that needs a session with the user pool. When the pool says that it has ended, it is renewed, or the person
 * is asked to sign in, and the step runs once more. It never runs for nobody or for somebody else.
 */
export async function withSession<T>(step: () => Promise<T>): Promise<T> {
  if (!(await accessToken()) && !(await signInAgain())) throw sessionEnded();
  try {
    return await step();
  } catch (error) {
    if (!isSessionEnd(error)) throw error;
    if (!((await accessToken(true)) ?? (await signInAgain()))) throw error;
    return step();
  }
}

const sessionEnded = () =>
  Object.assign(new Error('Your session has ended. Please sign in again.'), {
    name: 'UserUnAuthenticatedException',
  });

// A wrong password has the same name; only the text tells it from a token that is revoked or expired.
function isSessionEnd(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'UserUnAuthenticatedException' ||
    (error.name === 'NotAuthorizedException' && /token/i.test(error.message))
  );
}

/**
 * Whether signing in asks for a code of an authenticator app. Asked without aws-amplify, which weighs more than the page
 * that shows it.
 */
export function hasTotp(signal?: AbortSignal): Promise<boolean> {
  return withSession(async () => {
    const user = (await poolCall('GetUser', signal)) as { UserMFASettingList?: string[] };
    return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
  });
}

async function poolCall(operation: string, signal?: AbortSignal): Promise<unknown> {
  const { region, userPoolEndpoint } = await authConfig();
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken: await accessToken() }),
    signal,
  });
  const answer = (await response.json()) as { __type?: string; message?: string };
  if (response.ok) return answer;
  const name = answer.__type?.split('#').at(-1) ?? 'Error';
  throw Object.assign(new Error(answer.message ?? 'The sign-in service did not answer.'), { name });
}
