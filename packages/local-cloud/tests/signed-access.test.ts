import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accessRefusal } from '../gateway/signed-access.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const ours = pair();
const keys = new Map([['K1', ours.publicKey]]);
const now = Date.parse('2026-03-01T12:00:00Z');

const encoded = (bytes: Buffer) =>
  bytes.toString('base64').replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');

interface Signed {
  resource?: string;
  endsIn?: number;
  privateKey?: string;
  keyId?: string;
}

function parts({ resource, endsIn = 60, privateKey = ours.privateKey, keyId = 'K1' }: Signed = {}) {
  const ends = { DateLessThan: { 'AWS:EpochTime': now / 1000 + endsIn } };
  const Resource = resource ?? 'http://localhost:3000/private/o1/*';
  const policy = Buffer.from(JSON.stringify({ Statement: [{ Resource, Condition: ends }] }));
  const signature = sign('RSA-SHA1', policy, privateKey);
  return { Policy: encoded(policy), Signature: encoded(signature), 'Key-Pair-Id': keyId };
}

const cookieOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `CloudFront-${name}=${value}`)
    .join('; ');

const statusOf = (path: string, values: Record<string, string>, query = '') =>
  accessRefusal({ path, query, headers: { host: 'localhost:3000', cookie: cookieOf(values) } }, keys, now)
    ?.status;

const own = '/private/o1/a1/320.webp';

describe('a behavior with a trusted key', () => {
  it('serves the addresses of a policy in signed cookies or a signed address', () => {
    expect(statusOf(own, parts())).toBeUndefined();
    const query = new URLSearchParams(parts()).toString();
    expect(
      accessRefusal({ path: own, query, headers: { host: 'localhost:3000' } }, keys, now),
    ).toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['another key', parts({ privateKey: pair().privateKey })],
    ['a key that it does not know', parts({ keyId: 'K2' })],
    ['a policy that has ended', parts({ endsIn: 0 })],
    ['another folder', parts({ resource: 'http://localhost:3000/private/o2/*' })],
    ['another host', parts({ resource: 'http://example.com/private/o1/*' })],
    ['a policy that was changed after it was signed', { ...parts(), Policy: parts({ endsIn: 61 }).Policy }],
  ])('refuses %s', (_, values) => {
    expect(statusOf(own, values)).toBe(403);
  });

  it('takes a wildcard for anything and compares the query, as CloudFront does', () => {
    const loose = parts({ resource: 'http*://*/private/o1/*' });
    const theirs = '/private/o2/a1/320.webp';
    expect(statusOf(theirs, loose, 'x=://a/private/o1/')).toBeUndefined();
    expect(statusOf(theirs, parts(), 'x=http://localhost:3000/private/o1/')).toBe(403);
  });
});
