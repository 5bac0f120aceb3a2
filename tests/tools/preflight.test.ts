import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { plans, type Product } from '#contract/rules/plans';
import { concurrencyNeeded } from '#infra/concurrency';
import { edgeRegion } from '#infra/regions';
import { stageNamed, type Domain } from '#infra/stage';
import { preflight, type Finding } from '#tools/deploy/preflight/preflight';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import { startLocalStripe } from '@refdeck/local-stripe';
import { startNameServer } from '../support/name-server.ts';
import { standInFor, type StandInRequest } from '../support/stand-in.ts';

const whole = {
  account: '111122223333',
  bootstrapped: { 'eu-central-1': '30', [edgeRegion]: '30' } as Record<string, string | undefined>,
  concurrency: 1_000,
  distributions: 1,
  sesProduction: true,
  sesSending: true,
  stripe: undefined as string | undefined,
  zone: 'refdeck.test' as string | undefined,
  published: ['ns-1.awsdns-01.org'],
  denied: undefined as string | undefined,
};
type Account = typeof whole;
let there: Account = whole;

const json = (body: object, status = 200) => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});
const xml = (body: string, status = 200) => ({ status, headers: { 'content-type': 'text/xml' }, body });

const services: Record<string, (request: StandInRequest, region: string) => ReturnType<typeof json>> = {
  sts: () =>
    xml(
      `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>` +
        `<Arn>arn:aws:iam::${there.account}:user/pat</Arn><UserId>A</UserId><Account>${there.account}</Account>` +
        `</GetCallerIdentityResult></GetCallerIdentityResponse>`,
    ),
  ssm: (_, region) => {
    const Value = there.bootstrapped[region];
    return Value === undefined
      ? json({ __type: 'ParameterNotFound', message: 'none' }, 400)
      : json({ Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Value } });
  },
  lambda: () => json({ AccountLimit: { ConcurrentExecutions: there.concurrency } }),
  cloudfront: () =>
    xml(
      `<DistributionList><Quantity>${there.distributions}</Quantity><MaxItems>1</MaxItems></DistributionList>`,
    ),
  ses: () => json({ ProductionAccessEnabled: there.sesProduction, SendingEnabled: there.sesSending }),
  secretsmanager: () =>
    there.stripe === undefined
      ? json({ __type: 'ResourceNotFoundException', message: 'none' }, 400)
      : json({ SecretString: there.stripe }),
  route53: () =>
    there.zone === undefined
      ? xml(
          '<ErrorResponse><Error><Code>NoSuchHostedZone</Code><Message>none</Message></Error></ErrorResponse>',
          404,
        )
      : xml(
          `<GetHostedZoneResponse><HostedZone><Id>/hostedzone/Z1</Id><Name>${there.zone}.</Name></HostedZone>` +
            `<DelegationSet><NameServers><NameServer>ns-1.awsdns-01.org</NameServer></NameServers></DelegationSet></GetHostedZoneResponse>`,
        ),
};

const requests: string[] = [];
const aws = await standInFor('ALL', (request) => {
  const [, region = '', service = ''] = /Credential=\w+\/\d+\/([\w-]+)\/(\w+)\//.exec(
    request.headers.authorization ?? '',
  )!;
  requests.push(service);
  if (service === there.denied) return json({ __type: 'AccessDeniedException', message: 'no rights' }, 403);
  return services[service]!(request, region);
});
const names = await startNameServer(() => there.published);
const directory = temporaryDirectory();
const startStripe = (name: string, offer: readonly Product[]) =>
  startLocalStripe({
    file: join(directory.path, name),
    business: 'Refdeck',
    webhookUrl: 'http://127.0.0.1:9',
    offer,
  });
const stripe = await startStripe('ours', plans);
const empty = await startStripe('empty', []);
afterAll(async () => {
  names.stop();
  await Promise.all([aws.stop(), stripe.stop(), empty.stop()]);
  directory.remove();
});
afterEach(() => {
  there = whole;
  requests.length = 0;
});

const domain: Domain = { name: 'app.refdeck.test', zoneName: 'refdeck.test', zoneId: 'Z1' };

interface Settings {
  stage?: 'dev' | 'prod';
  account?: string | undefined;
  domain?: Domain | undefined;
  mailFrom?: string;
}

async function lookAt(
  changes: Partial<Account>,
  settings: Settings = {},
  seller = stripe,
): Promise<Record<string, Finding>> {
  there = { ...whole, ...changes };
  vi.stubEnv('STRIPE_API', seller.origin);
  const { stage = 'prod', ...set } = settings;
  const made = { ...stageNamed(stage), account: whole.account, mailFrom: 'no-reply@refdeck.test', ...set };
  const findings = await preflight({ stage: { ...made, region: 'eu-central-1' } });
  return Object.fromEntries(findings.map((finding) => [finding.about, finding]));
}

const key = (secretKey: string) => JSON.stringify({ secretKey, webhookSecrets: ['whsec_x'] });

describe('the check before a deployment', () => {
  it('passes for an account that meets every requirement', async () => {
    const found = await lookAt({}, { domain });
    const open = Object.values(found).filter(({ state }) => state !== 'passed');
    expect(open.map(({ about }) => about)).toEqual(['Payments']);
    expect(found.Payments).toMatchObject({ state: 'note', message: expect.stringContaining('503') });
  });

  it.each<[string, string, Partial<Account>, Settings, string]>([
    [
      'nobody has said which account',
      'Account',
      {},
      { account: undefined },
      'export REFDECK_ACCOUNT=111122223333',
    ],
    ['it is another account', 'Account', { account: '999988887777' }, {}, 'prod is in 111122223333'],
    [
      'a region was not bootstrapped',
      'Bootstrap',
      { bootstrapped: { 'eu-central-1': '30' } },
      {},
      'npx cdk bootstrap aws://111122223333/us-east-1',
    ],
    [
      'a bootstrap is too old',
      'Bootstrap',
      { bootstrapped: { 'eu-central-1': '5', [edgeRegion]: '30' } },
      {},
      'npx cdk bootstrap aws://111122223333/eu-central-1',
    ],
    [
      'less may run at once than is reserved',
      'Lambda concurrency',
      { concurrency: concurrencyNeeded - 1 },
      {},
      'aws service-quotas request-service-quota-increase --region eu-central-1',
    ],
    ['SES is in its sandbox', 'Mails', { sesProduction: false }, {}, 'aws sesv2 put-account-details'],
    ['SES has paused sending', 'Mails', { sesSending: false }, { stage: 'dev' }, 'answer the case'],
    ['nobody gets mails', 'Mails', {}, { mailFrom: 'no-reply@refdeck.example' }, 'set REFDECK_MAIL_FROM'],
    ['the key of Stripe is in test mode', 'Payments', { stripe: key(stripe.secretKey) }, {}, 'the live one'],
    ['the zone is in another account', 'Domain', { zone: undefined }, { domain }, 'list-hosted-zones'],
    [
      'the id is of another zone',
      'Domain',
      { zone: 'other.test' },
      { domain },
      'REFDECK_ZONE_NAME=other.test',
    ],
    [
      'the domain is not in the zone',
      'Domain',
      {},
      { domain: { ...domain, name: 'app.other.test' } },
      'is not in the zone',
    ],
    [
      'the world is sent to other name servers',
      'Domain',
      { published: ['ns.registrar.example'] },
      { domain },
      'Enter at your registrar: ns-1.awsdns-01.org',
    ],
    ['the world is sent nowhere', 'Domain', { published: [] }, { domain }, 'sent to nobody'],
  ])('fails and says what to do where %s', async (_, about, changes, settings, message) => {
    const found = await lookAt(changes, settings);
    expect(found[about]).toMatchObject({ state: 'refused', message: expect.stringContaining(message) });
  });

  it('fails when Stripe does not sell the offered plans', async () => {
    const { Payments } = await lookAt({ stripe: key(empty.secretKey) }, {}, empty);
    expect(Payments).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('npm run products'),
    });
  });

  it('asks nothing else of the wrong account', async () => {
    await lookAt({ account: '999988887777' });
    expect(requests).toEqual(['sts']);
  });

  it('only warns dev of what it refuses for prod', async () => {
    const few = { sesProduction: false, concurrency: 10, stripe: key(stripe.secretKey) };
    const found = await lookAt(few, { stage: 'dev' });
    expect(['Mails', 'Lambda concurrency', 'Payments'].map((about) => found[about]?.state)).toEqual(
      Array.from({ length: 3 }, () => 'note'),
    );
  });

  it('warns a new account that CloudFront will refuse it', async () => {
    const { CloudFront } = await lookAt({ distributions: 0 });
    expect(CloudFront).toMatchObject({ state: 'note', message: expect.stringContaining('AWS Support') });
  });

  it('continues with a warning when it lacks permission to look', async () => {
    const found = await lookAt({ denied: 'ses' });
    expect(found.Mails).toMatchObject({ state: 'note', message: expect.stringContaining('no rights') });
  });
});

async function command(name: string, ...words: string[]): Promise<{ code: number; output: string }> {
  there = { ...whole, sesProduction: false };
  const run = ['--import', 'tsx', `tools/deploy/${name}.ts`, ...words];
  const {
    code = 0,
    stdout,
    stderr,
  } = (await promisify(execFile)(process.execPath, run).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  )) as { code?: number; stdout: string; stderr: string };
  return { code, output: stdout + stderr };
}

describe('npm run deploy', () => {
  it('builds nothing for the wrong account', async () => {
    vi.stubEnv('REFDECK_ACCOUNT', '999988887777');
    const { code, output } = await command('deploy', 'dev');
    expect(code).toBe(1);
    expect(output).toContain('STOP Account: You are signed in to 111122223333');
    expect(output).toContain('Stopped before anything was built');
    expect(output).not.toContain('Deploying');
  });

  it('with --check only looks at the account', async () => {
    vi.stubEnv('REFDECK_ACCOUNT', whole.account);
    const { code, output } = await command('deploy', 'dev', '--check');
    expect(code, output).toBe(0);
    expect(output).toContain('note Mails: SES is in its sandbox');
    expect(output).not.toContain('Deploying');
  });
});

it('npm run take-down touches no stack of the wrong account', async () => {
  vi.stubEnv('REFDECK_ACCOUNT', '999988887777');
  const { code, output } = await command('take-down', 'dev');
  expect(code).toBe(1);
  expect(output).toContain('You are signed in to 111122223333');
  expect(requests).toEqual(['sts']);
});

it('npm run deploy:vault makes no vault in the account that it backs up', async () => {
  vi.stubEnv('REFDECK_BACKUP_SOURCE', whole.account);
  const { code, output } = await command('vault');
  expect(code).toBe(1);
  expect(output).toContain('You are signed in to 111122223333, whose backups the vault is for');
  expect(output).not.toContain('A locked vault');
});
