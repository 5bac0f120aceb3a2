import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { errorStatus, type ErrorCode } from '#contract/primitives/error';
import { AppError, RateLimited } from '#functions/shared/errors/app-error';
import { failure } from '#functions/shared/http/failure';
import { gunzipSync } from 'node:zlib';
import { compressed } from '#functions/shared/http/compress';
import { SessionCookie, sessionCookieName } from '#functions/shared/http/session-cookie';

const secret = 'arn:aws:dynamodb:us-east-1:123456789012:table/Tenants AKIAEXAMPLE at /var/task/index.js';

describe('an unexpected error', () => {
  it.each([
    ['an error', new Error(secret)],
    ['a type error', new TypeError(secret)],
    [
      'one of the SDK',
      new DynamoDBServiceException({ name: 'X', $fault: 'server', $metadata: {}, message: secret }),
    ],
    ['a text', secret],
    ['nothing', undefined],
    ['an object', { message: secret, stack: secret }],
  ])('reveals only the request id: %s', (_name, thrown) => {
    const { status, body } = failure(thrown, 'request-1');
    expect(status).toBe(500);
    expect(body).toEqual({
      Error: 'Something went wrong. Please try again.',
      error: 'Something went wrong. Please try again.',
      code: 'INTERNAL',
      requestId: 'request-1',
    });
  });

  it('of a throttle becomes 503 with Retry-After', () => {
    const throttle = Object.assign(new Error(secret), { name: 'ThrottlingException' });
    const { status, headers, body } = failure(throttle, 'request-1');
    expect([status, headers['retry-after'], body.code]).toEqual([503, '1', 'BUSY']);
    expect(JSON.stringify(body)).not.toContain('arn:');
  });
});

describe('an error with a code', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('%s has its text in both spellings', (code) => {
    const { status, body } = failure(new AppError(code), 'request-1');
    expect(status).toBe(errorStatus[code]);
    expect(body.Error.length).toBeGreaterThan(5);
    expect(body.error).toBe(body.Error);
  });

  it('of a rate limit has Retry-After', () => {
    const { status, headers } = failure(new RateLimited('Too many invitations', 90), 'request-1');
    expect([status, headers['retry-after']]).toEqual([429, '90']);
  });
});

const response = (length: number) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: 'a card of a customer. '.repeat(length) }),
});

describe('a response of the API', () => {
  it('is compressed for a client that accepts gzip', () => {
    const long = response(1_000);
    const sent = compressed(long, 'gzip, deflate, br');
    expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(sent.isBase64Encoded).toBe(true);
    expect(gunzipSync(Buffer.from(sent.body!, 'base64')).toString()).toBe(long.body);
    expect(sent.body!.length).toBeLessThan(long.body.length / 10);
  });

  it('keeps its other Vary headers', () => {
    const varying = { ...response(1_000), headers: { vary: 'origin' } };
    expect(compressed(varying, 'gzip').headers).toMatchObject({ vary: 'origin, accept-encoding' });
  });

  it('is not compressed without gzip support, or when it is short', () => {
    const [long, short] = [response(1_000), response(1)];
    expect(compressed(long, 'identity')).toBe(long);
    expect(compressed(long, undefined)).toBe(long);
    expect(compressed(short, 'gzip')).toBe(short);
  });

  it.each([
    'gzip;q=0',
    'gzip; q=0.000',
    '*;q=0',
    'br, gzip;q=0, *',
    'identity;q=1, *;q=0',
    'xgzip',
    'x-gzip-9',
    '',
  ])('is not compressed for the Accept-Encoding %j', (accepted) => {
    const long = response(1_000);
    expect(compressed(long, accepted)).toBe(long);
  });

  it.each(['GZIP', '*', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip;q=0.001', 'deflate,gzip'])(
    'is compressed for the Accept-Encoding %j',
    (accepted) => {
      expect(compressed(response(1_000), accepted).headers).toHaveProperty('content-encoding', 'gzip');
    },
  );
});

describe('the cookie of a session', () => {
  it('is read under its exact name', () => {
    expect(new SessionCookie(['theme=dark', `${sessionCookieName}=token`]).token).toBe('token');
    expect(new SessionCookie(['theme=dark']).token).toBeUndefined();
    expect(new SessionCookie([`${sessionCookieName}=`]).token).toBeUndefined();
  });

  it('is ignored when there are two, because one may be planted', () => {
    const planted = `${sessionCookieName}=of-somebody-else`;
    expect(new SessionCookie([planted, `${sessionCookieName}=token`]).token).toBeUndefined();
    expect(new SessionCookie([`${sessionCookieName}=token`, planted]).token).toBeUndefined();
  });
});
