import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, describe, expect, it } from 'vitest';
import { startCloud } from '#tools/start/cloud';
import { startPayments } from '#tools/start/payments';
import { startFixtureCloud, temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import { clientOf } from '@refdeck/local-stripe/fixture/stripe';

const fixture = await startFixtureCloud({}, startCloud);
afterAll(() => fixture.stop());

const secrets = () =>
  new SecretsManagerClient({
    region: fixture.cloud.region,
    credentials: fixture.cloud.credentials,
    endpoint: `${fixture.cloud.control}/secretsmanager/`,
  });

describe('the local cloud', () => {
  it('runs the local Stripe and tells the browser its address', async () => {
    const { cloud } = fixture;
    expect(cloud.endpoints.stripe).toBe(cloud.stripe?.origin);
    const config = (await (await fetch(`${cloud.origin}/config/config.json`)).json()) as object;
    expect(config).toMatchObject({ paymentOrigin: cloud.stripe!.origin });
    const health = (await (await fetch(`${cloud.origin}/__local/health`)).json()) as { engines: object };
    expect(health.engines).toMatchObject({ stripe: true });
    await expect(clientOf(cloud.stripe!).customers.create({})).resolves.toMatchObject({ livemode: false });
  });

  it('returns only the template’s secret, by name and by ARN', async () => {
    const { stripe } = fixture.cloud;
    const secretOf = (SecretId: string) => secrets().send(new GetSecretValueCommand({ SecretId }));
    const { SecretString, Name, ARN = '' } = await secretOf('refdeck-test/stripe');
    expect(JSON.parse(SecretString ?? '')).toEqual({
      secretKey: stripe!.secretKey,
      webhookSecrets: [stripe!.webhookSecret],
    });
    expect(Name).toBe('refdeck-test/stripe');
    expect((await secretOf(ARN)).SecretString).toBe(SecretString);
    await expect(secretOf('refdeck-prod/stripe')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('returns no secret to an unsigned call', async () => {
    const response = await fetch(`${fixture.cloud.control}/secretsmanager/`, {
      method: 'POST',
      headers: { 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: JSON.stringify({ SecretId: 'refdeck-test/stripe' }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('sk_test');
  });
});

describe('with a Stripe key', () => {
  const directory = temporaryDirectory();
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const before = names.map((name) => process.env[name]);
  afterAll(() => {
    directory.remove();
    for (const [position, name] of names.entries()) {
      if (before[position] === undefined) delete process.env[name];
      else process.env[name] = before[position];
    }
  });
  const start = (key: string) => {
    process.env.STRIPE_SECRET_KEY = key;
    process.env.STRIPE_WEBHOOK_SECRET = 'whsec_of_the_cli';
    return startPayments({ dataDir: directory.path, origin: 'http://localhost:3000' });
  };

  it('there is no local Stripe, and the functions get no address of one', async () => {
    const payments = await start('sk_test_mine');
    expect(payments).toMatchObject({
      stripe: undefined,
      environment: {},
      secret: { secretKey: 'sk_test_mine', webhookSecrets: ['whsec_of_the_cli'] },
    });
    await payments.stop();
  });

  it('that takes real money, the start is refused', async () => {
    await expect(start('sk_live_mine')).rejects.toThrow('must be a key of test mode');
  });
});
