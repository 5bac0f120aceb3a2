import { describe, expect, it } from 'vitest';
import { authMessage, isWrongPassword, passwordMessage, totpMessage } from '#web/lib/auth-message.ts';
import { forgetSession, readStorageChange, readStoredSession } from '#web/lib/token-store.ts';
import { returnPath, signInPath } from '#web/lib/sign-in-path.ts';

const now = Date.UTC(2026, 10, 20);
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

function storage(values: Record<string, string>) {
  const prefix = 'CognitoIdentityServiceProvider.client.';
  const all: Record<string, string> = { [`${prefix}LastAuthUser`]: 'ää@b.fi' };
  for (const [name, value] of Object.entries(values)) all[`${prefix}ää@b.fi.${name}`] = value;
  return { getItem: (key: string) => all[key] ?? null };
}

describe('readStoredSession', () => {
  const exp = now / 1_000 + 3_600;
  const idToken = token({ exp, sub: 'u', name: 'Äijä', 'custom:roles': 'owner, nonsense' });
  const accessToken = token({ exp });

  it('reads a valid session and what its ID token says', () => {
    const session = readStoredSession(storage({ accessToken, idToken }), 'client', now);
    expect(session).toMatchObject({ accessToken, claims: { sub: 'u', name: 'Äijä', roles: ['owner'] } });
  });

  it('calls a session stale when a token ends within a minute, by the server’s clock', () => {
    const tokens = { accessToken, idToken, refreshToken: 'r' };
    expect(readStoredSession(storage(tokens), 'client', exp * 1_000 - 59_000)).toBe('stale');
    expect(readStoredSession(storage({ ...tokens, clockDrift: '3600000' }), 'client', now)).toBe('stale');
  });

  it('finds nothing without a user, of another client, or with broken tokens and no way to renew', () => {
    expect(readStoredSession({ getItem: () => null }, 'client', now)).toBeUndefined();
    expect(readStoredSession(storage({ accessToken, idToken }), 'other', now)).toBeUndefined();
    expect(readStoredSession(storage({ accessToken: 'x', idToken: 'y' }), 'client', now)).toBeUndefined();
  });
});

it('tells a chosen sign-out in another tab from tokens that came or went', () => {
  expect(readStorageChange(null)).toBe('signed-out');
  expect(readStorageChange('CognitoIdentityServiceProvider.c.LastAuthUser')).toBe('tokens');
  expect(readStorageChange('CognitoIdentityServiceProvider.c.u.accessToken')).toBe('tokens');
  expect(readStorageChange('theme')).toBeUndefined();

  const written: string[] = [];
  const removed: string[] = [];
  const methods = {
    setItem: (key: string) => void written.push(key),
    removeItem: (key: string) => void removed.push(key),
  };
  const key = 'CognitoIdentityServiceProvider.c.u.accessToken';
  forgetSession(Object.assign(Object.create(methods) as Storage, { [key]: 'x', theme: 'dark' }));
  expect(removed).toEqual([key]);
  expect(written.map(readStorageChange)).toEqual(['signed-out']);
});

describe('the way back after signing in', () => {
  it('leads to the page that was asked for', () => {
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

it('speaks of sign-in failures in the user’s words', () => {
  const failure = (name: string, message = 'raw') => Object.assign(new Error(message), { name });
  expect(authMessage(failure('NotAuthorizedException'))).toMatch(/address or the password is wrong/);
  expect(authMessage(failure('NotAuthorizedException', 'Password attempts exceeded'))).toMatch(/Too many/);
  expect(authMessage(failure('ExpiredCodeException'))).toMatch(/expired/);
  expect(authMessage(failure('SomethingNew', 'Said by the pool'))).toBe('Said by the pool');
});

it('speaks of a code and of the current password as what they are', () => {
  const failure = (name: string, message = 'raw') => Object.assign(new Error(message), { name });
  for (const name of ['CodeMismatchException', 'EnableSoftwareTokenMFAException'])
    expect(totpMessage(failure(name))).toMatch(/not right.*app/);
  expect(totpMessage(failure('ExpiredCodeException'))).toMatch(/used already/);
  const ended = failure('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  expect(totpMessage(ended)).toMatch(/password again/);
  const wrong = failure('NotAuthorizedException', 'Incorrect username or password.');
  expect([isWrongPassword(wrong), passwordMessage(wrong)]).toEqual([true, 'The current password is wrong.']);
  const tooMany = failure('LimitExceededException');
  expect([isWrongPassword(tooMany), passwordMessage(tooMany)]).toEqual([
    false,
    expect.stringMatching(/Too many/),
  ]);
});
