import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { errorStatus, type ErrorCode } from '#contract/error';
import { AppError, RateLimited } from '#functions/shared/errors/app-error';
import { failure } from '#functions/shared/http/failure';

const secret = 'arn:aws:dynamodb:us-east-1:123456789012:table/Tenants AKIAEXAMPLE at /var/task/index.js';

describe('an error that nobody expected', () => {
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
  ])('says nothing but the request id: %s', (_name, thrown) => {
    const { status, body } = failure(thrown, 'request-1');
    expect(status).toBe(500);
    expect(body).toEqual({
      Error: 'Something went wrong. Please try again.',
      error: 'Something went wrong. Please try again.',
      code: 'INTERNAL',
      requestId: 'request-1',
    });
  });

  it('that is a throttle asks to come back', () => {
    const throttle = Object.assign(new Error(secret), { name: 'ThrottlingException' });
    const { status, headers, body } = failure(throttle, 'request-1');
    expect([status, headers['retry-after'], body.code]).toEqual([503, '1', 'BUSY']);
    expect(JSON.stringify(body)).not.toContain('arn:');
  });
});

describe('an error with a code', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('%s has a text of its own, in both spellings', (code) => {
    const { status, body } = failure(new AppError(code), 'request-1');
    expect(status).toBe(errorStatus[code]);
    expect(body.Error.length).toBeGreaterThan(5);
    expect(body.error).toBe(body.Error);
  });

  it('that came too often says when to come back', () => {
    const { status, headers } = failure(new RateLimited('Too many invitations', 90), 'request-1');
    expect([status, headers['retry-after']]).toEqual([429, '90']);
  });
});
