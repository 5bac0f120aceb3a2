import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { routes } from '#contract/index';
import { sessionRoutes } from '#contract/resources/session';
import { userRoutes } from '#contract/resources/user';
import { callRaw } from '../support/call.ts';
import { makePerson, signIn } from '../support/people.ts';
import { missingId } from './target.ts';

/** Each token differs from a valid one in one point, which the gateway of the template must notice. */
const signedIn = routes.filter(({ access }) => access !== 'public');

const person = await makePerson();
const { refreshToken } = await signIn(person);
const [header = '', payload = ''] = person.accessToken.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
const data = dirname(inject('cloud').logs.functions);
const poolKey = createPrivateKey(readFileSync(join(data, 'cognito', 'signing-key.pem')));

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(change: object, key = poolKey): string {
  const text = `${header}.${part({ ...claims, ...change })}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const seconds = () => Math.floor(Date.now() / 1000);
const otherKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const forged: Record<string, () => string> = {
  'of the algorithm "none"': () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
  'signed with another key': () => token({}, otherKey()),
  'of another pool': () => token({ iss: String(claims.iss).replace(/\w+$/, 'other') }),
  'of another client': () => token({ client_id: 'other' }),
  'that has expired': () => token({ exp: seconds() - 1 }),
  'that is not valid yet': () => token({ nbf: seconds() + 3_600 }),
  'that says it is an ID token': () => token({ token_use: 'id' }),
  'that keeps somebody signed in': () => refreshToken,
  'with a signature cut short': () => token({}).slice(0, -8),
};

describe('an access token', () => {
  it('that is correctly signed by this test works, so others fail for their change', async () => {
    const response = await callRaw(userRoutes.getProfile, {}, { token: token({}) });
    expect([response.status, response.body.userId]).toEqual([200, person.userId]);
  });

  it.each(Object.entries(forged))('%s is refused by every route', async (_what, make) => {
    const bearer = make();
    for (const route of signedIn) {
      const input = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, missingId]),
      );
      const { status } = await callRaw(route, input, { token: bearer });
      expect(status, `${route.method} ${route.path}`).toBe(401);
    }
  });
});

describe('a session cookie', () => {
  it.each<[string, () => string]>([
    ['an access token', () => person.accessToken],
    ['an ID token', () => person.idToken],
    ['a refresh token that was changed', () => `${refreshToken.slice(0, -4)}AAAA`],
    [
      'a refresh token of the algorithm "none"',
      () => `${part({ alg: 'none' })}.${refreshToken.split('.')[1]}.`,
    ],
    ['a refresh token signed with another key', () => token({}, otherKey())],
    ['bytes of another encoding', () => '\u00FF\u00FE%00%ZZ"'],
    ['four thousand characters', () => 'x'.repeat(4_000)],
  ])('with %s is refused and cleared', async (_what, make) => {
    const response = await callRaw(sessionRoutes.refreshSession, { sessionToken: make() }, {});
    expect([response.status, response.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=0');
  });
});
