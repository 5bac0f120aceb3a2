import { describe, expect, it } from 'vitest';
import {
  authMessage,
  isWrongPassword,
  passwordMessage,
  totpMessage,
} from '#web/workspace/lib/session/auth-message.ts';
import { readTokens } from '#web/workspace/lib/session/tokens.ts';
import { returnPath, signInPath } from '#web/workspace/lib/session/sign-in-path.ts';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const now = Date.UTC(2026, 10, 20);

describe('the tokens of a session', () => {
  const began = now / 1_000;
  const idToken = token({
    iat: began,
    exp: began + 900,
    sub: 'u',
    name: 'Äijä',
    'custom:roles': 'owner, nonsense',
  });
  const accessToken = token({ iat: began, exp: began + 900 });

  it('name the signed-in person', () => {
    expect(readTokens({ accessToken, idToken })?.claims).toEqual({
      sub: 'u',
      name: 'Äijä',
      roles: ['owner'],
    });
  });

  it('expire a minute early, independently of the browser’s clock', () => {
    const shorter = token({ iat: began, exp: began + 300 });
    for (const clock of [now, now - 86_400_000, now + 86_400_000]) {
      expect(readTokens({ accessToken, idToken }, clock)?.validUntil).toBe(clock + 840_000);
      expect(readTokens({ accessToken: shorter, idToken }, clock)?.validUntil).toBe(clock + 240_000);
    }
  });

  it('are ignored when they are invalid', () => {
    expect(readTokens({ accessToken: 'x', idToken })).toBeUndefined();
    expect(readTokens({ accessToken, idToken: 'y' })).toBeUndefined();
  });
});

describe('the way back after signing in', () => {
  it('leads to the requested page', () => {
    const path = signInPath({ pathname: '/app/references/new', search: '?a=1' });
    expect(path).toBe('/login?next=%2Fapp%2Freferences%2Fnew%3Fa%3D1');
    expect(returnPath(new URL(path, 'https://x').search)).toBe('/app/references/new?a=1');
    expect(signInPath({ pathname: '/app', search: '' })).toBe('/login');
  });

  it.each([
    '',
    '?next=//evil.example',
    '?next=https://evil.example/app',
    '?next=/application',
    '?next=/app%5C..',
  ])('never leads out of the app: %s', (search) => {
    expect(returnPath(search)).toBe('/app');
  });
});

const poolFailure = (name: string, message = 'raw') => Object.assign(new Error(message), { name });

it('sign-in errors have texts for people', () => {
  expect(authMessage(poolFailure('NotAuthorizedException'))).toMatch(/address or the password is wrong/);
  expect(authMessage(poolFailure('NotAuthorizedException', 'Password attempts exceeded'))).toMatch(
    /Too many/,
  );
  expect(authMessage(poolFailure('ExpiredCodeException'))).toMatch(/expired/);
  expect(authMessage(poolFailure('SomethingNew', 'Said by the pool'))).toBe('Said by the pool');
});

it('a refused sign-up alone has its own text among failed triggers', () => {
  const refused = (code: string) =>
    authMessage(poolFailure('UserLambdaValidationException', `PreSignUp failed with error ${code}.`));
  expect(refused('CAPTCHA_FAILED')).toMatch(/could not be checked.*try again/);
  expect(refused('RATE_LIMITED')).toMatch(/Too many people.*in an hour/);
  const other = 'PreTokenGeneration failed with error This account was deleted.';
  expect(authMessage(poolFailure('UserLambdaValidationException', other))).toBe(other);
});

it('errors about a code and the current password have their own texts', () => {
  for (const name of ['CodeMismatchException', 'EnableSoftwareTokenMFAException'])
    expect(totpMessage(poolFailure(name))).toMatch(/not right.*app/);
  expect(totpMessage(poolFailure('ExpiredCodeException'))).toMatch(/used already/);
  const ended = poolFailure('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  expect(totpMessage(ended)).toMatch(/password again/);
  const wrong = poolFailure('NotAuthorizedException', 'Incorrect username or password.');
  expect([isWrongPassword(wrong), passwordMessage(wrong)]).toEqual([true, 'The current password is wrong.']);
  const tooMany = poolFailure('LimitExceededException');
  expect([isWrongPassword(tooMany), passwordMessage(tooMany)]).toEqual([
    false,
    expect.stringMatching(/Too many/),
  ]);
});
