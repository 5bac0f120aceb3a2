import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest, Agent } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startFixtureCloud } from './fixture/cloud.ts';

interface Echo {
  event: {
    rawPath: string;
    headers: Record<string, string>;
    cookies?: string[];
    queryStringParameters?: Record<string, string>;
    pathParameters?: Record<string, string>;
    body?: string;
    isBase64Encoded: boolean;
    routeKey: string;
    requestContext: { http: { method: string }; authorizer?: { jwt: { claims: Record<string, string> } } };
  };
  env: Record<string, string>;
  calls: number;
  functionName: string;
}

const fixture = await startFixtureCloud();
const { cloud } = fixture;
await cloud.createUser({ email: 'ada@example.com', password: 'correct horse 1', name: 'Ada' });
const { idToken } = await cloud.signIn('ada@example.com', 'correct horse 1');
afterAll(() => fixture.stop());

const call = (path: string, init: RequestInit = {}) => fetch(fixture.cloud.origin + path, init);
const echo = async (path: string, init: RequestInit = {}) => (await (await call(path, init)).json()) as Echo;

describe('the event of a function', () => {
  it('has the path, the query, the cookies and the headers as API Gateway gives them', async () => {
    const { event } = await echo('/api/echo?a=1&a=2&b=%20x', {
      headers: { Cookie: 'one=1; two=2', 'X-Own': 'Y' },
    });
    expect(event.rawPath).toBe('/api/echo');
    expect(event.queryStringParameters).toEqual({ a: '1,2', b: ' x' });
    expect(event.cookies).toEqual(['one=1', 'two=2']);
    expect(event.headers).toMatchObject({ 'x-own': 'Y' });
    expect(event.headers.host).toMatch(/\.execute-api\.us-east-1\.amazonaws\.com$/);
    expect(event.headers.cookie).toBeUndefined();
    expect(event.requestContext.http.method).toBe('GET');
  });

  it.each([
    ['application/json', '{"a":"é"}', false, '{"a":"é"}'],
    ['image/png', 'é', true, Buffer.from('é').toString('base64')],
  ])('carries a body of %s', async (type, body, isBase64Encoded, expected) => {
    const { event } = await echo('/api/echo', { method: 'POST', body, headers: { 'content-type': type } });
    expect([event.isBase64Encoded, event.body]).toEqual([isBase64Encoded, expected]);
  });

  it('has the path parameters decoded', async () => {
    expect((await echo('/api/item/a%2Fb%20c')).event.pathParameters).toEqual({ id: 'a/b c' });
  });

  it('is refused with 400 if a path parameter cannot be decoded', async () => {
    expect((await call('/api/item/%zz')).status).toBe(400);
  });
});

describe('a route', () => {
  it.each([
    ['GET', '/api/item/fixed', 'GET /api/item/fixed'],
    ['GET', '/api/item/other', 'GET /api/item/{id}'],
    ['GET', '/api/item/a/b', 'GET /api/item/{rest+}'],
    ['POST', '/api/echo', 'POST /api/echo'],
    ['PUT', '/api/echo', 'ANY /api/echo'],
  ])('is the most specific one for %s %s', async (method, path, routeKey) => {
    expect((await echo(path, { method })).event.routeKey).toBe(routeKey);
  });

  it.each(['/api/nothing', '/api/item/', '/api/echo/'])('that does not exist is 404: %s', async (path) => {
    const response = await call(path);
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found' }]);
  });
});

describe('a function', () => {
  it('runs with its own variables, the engines and nothing of this machine', async () => {
    process.env.SECRET_OF_THIS_MACHINE = 'x';
    const { env, functionName } = await echo('/api/echo');
    expect(env).toMatchObject({
      TABLE_NAME: 'Fixture-Data-Table',
      AWS_ENDPOINT_URL_S3: fixture.cloud.endpoints.s3,
    });
    expect(env.SECRET_OF_THIS_MACHINE).toBeUndefined();
    expect(functionName).toBe(fixture.cloud.routes[0]?.functionId);
  });

  it('stays warm between calls, and restarts when it is reloaded', async () => {
    const before = (await echo('/api/echo')).calls;
    expect((await echo('/api/echo')).calls).toBe(before + 1);
    await fixture.cloud.reloadFunctions();
    expect((await echo('/api/echo')).calls).toBe(1);
  });

  it.each(['/api/throw', '/api/exit', '/api/slow'])(
    'that fails is a 500 without a reason, and works again: %s',
    async (path) => {
      const response = await call(path);
      expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
      expect((await call('/api/echo')).status).toBe(200);
    },
  );

  it('returns bytes and cookies', async () => {
    const binary = await call('/api/binary');
    expect([...new Uint8Array(await binary.arrayBuffer())]).toEqual([0, 255, 16]);
    expect(binary.headers.get('content-type')).toBe('image/png');
    expect((await call('/api/echo')).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  });
});

describe('a body over 10 MB', () => {
  it('gets 413, and the connection serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (body: string) =>
      new Promise<[number | undefined, number | undefined]>((resolve, reject) => {
        const url = `${fixture.cloud.origin.replace('localhost', '127.0.0.1')}/api/echo`;
        const request = httpRequest(url, { agent, method: 'POST' }, (response) => {
          const port = response.socket.localPort;
          response.resume().on('end', () => resolve([response.statusCode, port]));
        });
        request.on('error', reject).end(body);
      });
    const [tooLarge, port] = await send('x'.repeat(10 * 1024 * 1024 + 1));
    expect(tooLarge).toBe(413);
    expect(await send('x')).toEqual([200, port]);
    agent.destroy();
  });
});

describe('a route with an authorizer', () => {
  const me = (token?: string) =>
    call('/api/me', token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  it('passes the claims on as text', async () => {
    const { event } = (await (await me(idToken)).json()) as Echo;
    expect(event.requestContext.authorizer?.jwt.claims).toMatchObject({
      email: 'ada@example.com',
      email_verified: 'true',
      'custom:organization_id': 'org-1',
    });
  });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const piece = (index: number) => idToken.split('.')[index] ?? '';
  const changed = (change: object) =>
    part({ ...(JSON.parse(Buffer.from(piece(1), 'base64url').toString()) as object), ...change });

  const issue = (change: object, key = readFileSync(join(fixture.dataDir, 'cognito', 'signing-key.pem'))) => {
    const unsigned = `${piece(0)}.${changed(change)}`;
    return `${unsigned}.${sign('sha256', Buffer.from(unsigned), key).toString('base64url')}`;
  };
  const otherKey = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  };

  it('accepts a token of the pool, however it was made', async () => {
    expect((await me(issue({ name: 'Ada' }))).status).toBe(200);
  });

  it.each<[string, () => string | undefined]>([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['nonsense', () => 'a.b.c'],
    ['changed', () => `${piece(0)}.${changed({ sub: 'somebody else' })}.${piece(2)}`],
    ['unsigned', () => `${part({ alg: 'none' })}.${changed({})}.`],
    ['signed by somebody else', () => issue({}, otherKey())],
    ['expired', () => issue({ exp: Math.floor(Date.now() / 1000) - 10 })],
    ['for another client', () => issue({ aud: 'another-client' })],
    ['of another pool', () => issue({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other' })],
  ])('refuses a token that is %s', async (_, token) => {
    const response = await me(token());
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
  });
});
