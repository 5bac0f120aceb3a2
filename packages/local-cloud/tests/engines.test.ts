import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startFixtureCloud } from './fixture/cloud.ts';

const fixture = await startFixtureCloud();
afterAll(() => fixture.stop());

const mailPath = () => `${fixture.cloud.control}/ses/v2/email/outbound-emails`;
const mail = (change: object = {}) => ({
  FromEmailAddress: 'refdeck@example.com',
  Destination: { ToAddresses: ['ada@example.com'] },
  Content: {
    Simple: {
      Subject: { Data: 'Hello <Ada>' },
      Body: { Text: { Data: 'in text' }, Html: { Data: '<p>in html</p><script>alert(1)</script>' } },
    },
  },
  ...change,
});
const send = (body: object, headers: Record<string, string> = { authorization: 'AWS4-HMAC-SHA256 x' }) =>
  fetch(mailPath(), { method: 'POST', body: JSON.stringify(body), headers });
const local = (path: string, init: RequestInit = {}) =>
  fetch(`${fixture.cloud.origin}/__local/${path}`, init);

describe('the database', () => {
  it('is the one of AWS_ENDPOINT_URL_DYNAMODB, with the table of the template', () => {
    expect(fixture.cloud.endpoints.dynamodb).toBe(process.env.AWS_ENDPOINT_URL_DYNAMODB);
    expect(fixture.cloud.dynamodb.pid).toBeUndefined();
    expect(fixture.databaseCalls).toContainEqual([
      'CreateTable',
      expect.objectContaining({
        TableName: 'Fixture-Data-Table',
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    ]);
    expect(fixture.databaseCalls).toContainEqual([
      'UpdateTimeToLive',
      { TableName: 'Fixture-Data-Table', TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } },
    ]);
  });
});

describe('the mailbox', () => {
  it('lists the mails sent through SES, newest first', async () => {
    await send(mail());
    await send(mail({ Destination: { ToAddresses: ['bob@example.com'] } }));
    const messages = (await (await local('mail.json')).json()) as { to: string[]; subject: string }[];
    expect(messages.map(({ to }) => to)).toEqual([['bob@example.com'], ['ada@example.com']]);
    expect(messages[0]).toMatchObject({
      id: expect.any(String) as string,
      at: expect.any(String) as string,
      subject: 'Hello <Ada>',
      text: 'in text',
    });
  });

  it('shows mails as text on its page, and their html only in sandboxed frames', async () => {
    await send(mail());
    const page = await (await local('mail')).text();
    expect(page).toContain('Hello &lt;Ada&gt;');
    expect(page).not.toContain('<script>');
    const [, frame = ''] = /<iframe sandbox[^>]* src="([^"]+)"/.exec(page) ?? [];
    const message = await fetch(fixture.cloud.origin + frame);
    expect(message.headers.get('content-security-policy')).toContain('sandbox');
    expect(await message.text()).toContain('in html');
  });

  it('takes only signed calls with valid addresses', async () => {
    expect((await send(mail(), {})).status).toBe(403);
    expect((await send(mail({ Destination: { ToAddresses: ['nobody'] } }))).status).toBe(400);
    expect((await send(mail({ Destination: {} }))).status).toBe(400);
  });
});

describe('an address of the sending simulator', () => {
  const responseFor = async (address: string) => {
    const response = await send(mail({ Destination: { ToAddresses: [address] } }));
    return [response.status, response.headers.get('x-amzn-errortype')];
  };
  const delivered = async (address: string) => {
    const messages = (await (await local('mail.json')).json()) as { to: string[] }[];
    return messages.filter(({ to }) => to.includes(address)).length;
  };

  it('is throttled as often as its label says, then delivered', async () => {
    for (const address of ['throttle-2@simulator.example', 'throttle-2+again@simulator.example']) {
      expect(await responseFor(address)).toEqual([429, 'TooManyRequestsException']);
      expect(await responseFor(address)).toEqual([429, 'TooManyRequestsException']);
      expect(await responseFor(address)).toEqual([200, null]);
      expect(await delivered(address)).toBe(1);
    }
  });

  it('is always rejected if its label says so', async () => {
    expect(await responseFor('reject@simulator.example')).toEqual([400, 'MessageRejected']);
    expect(await responseFor('reject@simulator.example')).toEqual([400, 'MessageRejected']);
    expect(await delivered('reject@simulator.example')).toBe(0);
  });

  it('fails at no other address', async () => {
    expect(await responseFor('reject@example.com')).toEqual([200, null]);
  });
});

describe('the local paths', () => {
  it('report that all engines are up', async () => {
    const response = await local('health');
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, down: [], engines: { dynamodb: true, s3: true, cognito: true } },
    ]);
  });

  it.each(['mail.json', 's3/bucket/key', 'run/Sweep'])(
    'answer %s under no other name than this machine (DNS rebinding)',
    async (path) => {
      const { request } = await import('node:http');
      const status = await new Promise((resolve, reject) => {
        const url = `${fixture.cloud.origin.replace('localhost', '127.0.0.1')}/__local/${path}`;
        request(url, { headers: { host: 'evil.example' } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(403);
    },
  );
});

describe('the operations for signed callers', () => {
  const pool = (address: string, operation: string, input: object = {}) =>
    fetch(address, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ UserPoolId: fixture.cloud.userPoolId, ...input }),
    });

  it.each([
    'AdminDeleteUser',
    'AdminUserGlobalSignOut',
    'AdminGetUser',
    'ListUsers',
    'DeleteUserPool',
    'LocalCreateUser',
    'LocalSignIn',
    'LocalEndGracePeriod',
  ])('is not done for others by the user pool: %s', async (operation) => {
    const { origin, endpoints } = fixture.cloud;
    const email = `${operation.toLowerCase()}@example.com`;
    await fixture.cloud.createUser({ email, password: 'correct horse 1', name: 'Ada' });
    const own = new URL(endpoints.cognito).origin;
    for (const address of [`${origin}/__local/cognito/`, `${own}/`, `${own}/guessed/`]) {
      const response = await pool(address, operation, { Username: email, Password: 'correct horse 1' });
      expect([response.status, await response.json()]).toEqual([
        400,
        { __type: 'MissingAuthenticationTokenException', message: 'Missing Authentication Token' },
      ]);
    }
    expect((await fixture.cloud.signIn(email, 'correct horse 1')).accessToken).toBeTruthy();
  });

  it('are at no guessable address', async () => {
    for (const path of [
      'run/Sweep',
      'ses/v2/email/outbound-emails',
      'secretsmanager/',
      'cloudfront/2020-05-31/distribution/X',
    ]) {
      for (const begin of ['', 'guessed/']) {
        const headers = { authorization: 'AWS4-HMAC-SHA256 x' };
        const { status } = await local(begin + path, { method: 'POST', headers, body: '{}' });
        expect([404, 405]).toContain(status);
      }
    }
  });

  it('are at an address in a file that only the operator can read', () => {
    const file = join(fixture.dataDir, 'control');
    expect(readFileSync(file, 'utf8')).toBe(`${fixture.cloud.control}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('the bucket', () => {
  it('refuses anonymous requests', async () => {
    const { endpoints } = fixture.cloud;
    const assetBucket = fixture.cloud.bucketAt('/assets/any');
    expect((await fetch(`${endpoints.s3}/${assetBucket}/assets/x`)).status).toBe(403);
    expect((await fetch(`${endpoints.s3}/${assetBucket}/x`, { method: 'PUT', body: 'x' })).status).toBe(403);
  });
});
