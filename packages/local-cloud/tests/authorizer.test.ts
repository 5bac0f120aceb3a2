import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { JwtAuthorization } from '../gateway/authorizer.ts';

/** The gateway never trusts the algorithm or key that a token names. */
const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool';
const authorizer = { issuer, audience: ['client'] };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'key';
const jwk = publicKey.export({ format: 'jwk' });
const jwks = { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] } as Jwks;
const authorization = new JwtAuthorization(jwks);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = { iss: issuer, client_id: 'client', sub: 'ada', token_use: 'access', iat: now, exp: now + 60 };

const unsigned = (header: object) => `${part({ typ: 'JWT', kid, ...header })}.${part(claims)}`;

function signed(header: object, by: KeyObject = privateKey): string {
  const text = unsigned(header);
  return `${text}.${sign('sha256', Buffer.from(text), by).toString('base64url')}`;
}

function withSecret(secret: string | Buffer): string {
  const text = unsigned({ alg: 'HS256' });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const claimsOf = (token: string) => authorization.verify(authorizer, `Bearer ${token}`);

describe('the local authorizer', () => {
  it('accepts a token signed with the key of the pool', async () => {
    expect(await claimsOf(signed({ alg: 'RS256' }))).toMatchObject({ sub: 'ada', client_id: 'client' });
  });

  it('refuses an expired token, even if it accepted it earlier', async () => {
    const token = signed({ alg: 'RS256' });
    expect(await claimsOf(token)).toBeDefined();
    const later = vi.spyOn(Date, 'now').mockReturnValue((claims.exp + 1) * 1000);
    expect(await claimsOf(token)).toBeUndefined();
    later.mockRestore();
  });

  it('refuses an accepted token for another audience', async () => {
    const token = signed({ alg: 'RS256' });
    expect(await claimsOf(token)).toBeDefined();
    const other = { issuer, audience: ['other'] };
    expect(await authorization.verify(other, `Bearer ${token}`)).toBeUndefined();
  });

  it.each<[string, string | Buffer]>([
    ['PEM', publicKey.export({ type: 'spki', format: 'pem' })],
    ['PEM of PKCS #1', publicKey.export({ type: 'pkcs1', format: 'pem' })],
    ['DER', publicKey.export({ type: 'spki', format: 'der' })],
    ['JWK', JSON.stringify(jwk)],
    ['modulus', Buffer.from(jwk.n!, 'base64url')],
  ])('refuses HS256 with the public key as secret, as %s', async (_form, secret) => {
    expect(await claimsOf(withSecret(secret))).toBeUndefined();
  });

  it.each(['none', 'None', 'NONE', ''])(
    'refuses the algorithm %j, with a signature and without',
    async (alg) => {
      expect(await claimsOf(`${unsigned({ alg })}.`)).toBeUndefined();
      expect(await claimsOf(unsigned({ alg }))).toBeUndefined();
      expect(await claimsOf(signed({ alg }))).toBeUndefined();
    },
  );

  it('refuses a token that brings its own key', async () => {
    const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...own.publicKey.export({ format: 'jwk' }), kid };
    expect(await claimsOf(signed({ alg: 'RS256', jwk: key }, own.privateKey))).toBeUndefined();
  });
});
