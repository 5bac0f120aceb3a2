import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { metaRoutes } from '#contract/resources/meta';
import { originHeader } from '#functions/shared/edge/environment';
import { OriginSecret } from '#functions/shared/edge/origin-secret';
import { serve } from '#functions/shared/serve';
import { describeApi } from '#functions/meta/describe-api';
import type { EdgeRequest } from '@refdeck/local-cloud/gateway/edge';
import { Secrets } from '@refdeck/local-cloud/gateway/secrets';
import { standInFor } from '../support/stand-in.ts';

const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:origin-abcdef';
const minute = 60_000;

let secrets: Secrets;
let isAway = false;
let reads = 0;

const service = await standInFor('SECRETS_MANAGER', (request) => {
  reads += 1;
  return isAway ? { status: 503 } : secrets.handle(request as unknown as EdgeRequest);
});
afterAll(() => service.stop());
beforeEach(() => {
  secrets = new Secrets([{ name: 'origin', arn, text: () => 'first' }]);
  isAway = false;
  reads = 0;
  // Only the clock is fake, because timers must wait for real responses.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Rotates the secret: the new value becomes current, the current one previous. */
const replaceBy = (value: string) =>
  new SecretsManagerClient({}).send(
    new PutSecretValueCommand({
      SecretId: arn,
      ClientRequestToken: value.padEnd(32, '-'),
      SecretString: value,
      VersionStages: [`AWSPENDING`],
    }),
  );

describe('the origin secret', () => {
  it('is read once for all calls, with its three versions', async () => {
    const secret = new OriginSecret(arn);
    expect(await Promise.all([1, 2, 3].map(() => secret.accepts('first')))).toEqual([true, true, true]);
    expect(await secret.accepts('first')).toBe(true);
    expect(reads).toBe(3);
  });

  it('is read again for an unknown value, but not for each one', async () => {
    const secret = new OriginSecret(arn);
    expect(await secret.accepts('first')).toBe(true);
    await replaceBy('second');
    pass(11_000);
    reads = 0;
    expect(await secret.accepts('second')).toBe(true);
    expect(reads).toBe(3);
    for (let call = 0; call < 20; call += 1) expect(await secret.accepts(`guess ${call}`)).toBe(false);
    expect(reads).toBe(3);
  });

  it('stays valid while Secrets Manager fails, and is read again later', async () => {
    const secret = new OriginSecret(arn);
    expect(await secret.accepts('first')).toBe(true);
    isAway = true;
    pass(60 * minute);
    expect(await secret.accepts('first')).toBe(true);
    expect(await secret.accepts('guess')).toBe(false);
    isAway = false;
    await replaceBy('second');
    pass(minute);
    expect(await secret.accepts('second')).toBe(true);
  });

  it('accepts nothing until it was read once', async () => {
    isAway = true;
    const secret = new OriginSecret(arn);
    expect(await secret.accepts('first')).toBe(false);
    expect(secret.isKnown).toBe(false);
    isAway = false;
    expect(await secret.accepts('first')).toBe(true);
  });

  it('refuses a value without a version within five minutes', async () => {
    const secret = new OriginSecret(arn);
    expect(await secret.accepts('first')).toBe(true);
    secrets = new Secrets([{ name: 'origin', arn, text: () => 'much later' }]);
    pass(5 * minute + 1);
    expect(await secret.accepts('first')).toBe(false);
    expect(await secret.accepts('much later')).toBe(true);
  });
});

describe('a function behind the edge', () => {
  const event = (headers: object) => ({
    routeKey: 'GET /api/openapi.json',
    headers,
    requestContext: { requestId: 'request-1', http: { method: 'GET' } },
  });

  const handler = serve(metaRoutes, { describeApi });
  const call = (headers: object) =>
    handler(event(headers) as never, {} as never, () => undefined) as Promise<{
      statusCode: number;
      body: string;
    }>;

  it('returns 503 until the secret was read, and 403 without the header', async () => {
    vi.stubEnv('ORIGIN_SECRET_ARN', arn);
    isAway = true;
    const response = await call({ [originHeader]: 'first' });
    expect([response.statusCode, JSON.parse(response.body).code]).toEqual([503, 'BUSY']);
    const refused = await call({});
    expect([refused.statusCode, JSON.parse(refused.body)]).toMatchObject([
      403,
      { code: 'FORBIDDEN', requestId: 'request-1' },
    ]);
    isAway = false;
    expect((await call({ [originHeader]: 'first' })).statusCode).toBe(200);
    vi.stubEnv('ORIGIN_SECRET_ARN', undefined);
  });
});
