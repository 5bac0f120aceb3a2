import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import { listen } from '@refdeck/local-cloud/listen';
import { sessionRoutes } from '#contract/resources/session';
import { concurrencyNeeded, neverReserved } from '#infra/concurrency';
import type { Proof, Site } from '#tools/prove/proof';
import { accessLog } from '#tools/prove/proofs/access-log';
import { coldStarts } from '#tools/prove/proofs/cold-starts';
import { cost } from '#tools/prove/proofs/cost';
import { edgeSecret } from '#tools/prove/proofs/edge-secret';
import { sessionPolicy } from '#tools/prove/proofs/session-policy';
import { leadingKeys } from '#tools/prove/proofs/leading-keys';
import { reservedConcurrency } from '#tools/prove/proofs/reserved-concurrency';
import { routeRemoved } from '#tools/prove/proofs/route-removed';
import { wafLimit } from '#tools/prove/proofs/waf-limit';
import { runProofs } from '#tools/prove/run-proofs';
import { standInFor, type StandInRequest } from '../support/stand-in.ts';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

const json = (body: object, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});
const xml = (body: string): Answer => ({ status: 200, headers: { 'content-type': 'text/xml' }, body });

/** The simulated responses of AWS, by the last word of an operation or by method and path. */
let answers: Record<string, Answer | (() => Answer)> = {};
const requests: string[] = [];
const bodies: Record<string, string> = {};
const costAsked = () => (JSON.parse(bodies.GetCostAndUsage!) as { TimePeriod: object }).TimePeriod;

function operationOf({ headers, body, method, url }: StandInRequest): string {
  const target = headers['x-amz-target'];
  if (target) return String(target).split('.')[1]!;
  const action = new URLSearchParams(body.toString()).get('Action');
  return action ?? `${method} ${url.split('?')[0]!}`;
}

const aws = await standInFor('ALL', (request) => {
  const operation = operationOf(request);
  requests.push(operation);
  bodies[operation] = request.body.toString();
  const answer = answers[operation];
  if (!answer) return json({ __type: 'UnknownOperationException', message: operation }, 400);
  return typeof answer === 'function' ? answer() : answer;
});
let siteStatus = 200;
/** The range of calls in a session that the firewall blocks. */
let turned = { from: Infinity, until: Infinity };
let calls = 0;
const web = await listen(
  createServer(({ url = '' }, response) => {
    if (url === sessionRoutes.startSession.path) calls += 1;
    const isTurned = url === sessionRoutes.startSession.path && calls > turned.from && calls < turned.until;
    response.writeHead(isTurned ? 429 : siteStatus).end(isTurned ? '{"requestId":"none"}' : '{}');
  }),
);
const directory = temporaryDirectory();
afterAll(async () => {
  await Promise.all([aws.stop(), web.stop()]);
  directory.remove();
});
beforeEach(() => {
  answers = {};
  requests.length = 0;
  siteStatus = 200;
  calls = 0;
});

const site: Site = {
  address: web.endpoint,
  stageName: 'prod',
  region: 'eu-central-1',
  config: { userPoolId: 'eu-central-1_A', userPoolClientId: 'a' },
  person: { email: '', password: '' },
  pause: () => Promise.resolve(),
};

const role = '<Role><Arn>arn:aws:iam::111122223333:role/r</Arn></Role>';
const credentials =
  '<Credentials><AccessKeyId>a</AccessKeyId><SecretAccessKey>b</SecretAccessKey><SessionToken>c</SessionToken></Credentials>';
const caller = '<Arn>arn:aws:iam::111122223333:user/pat</Arn><Account>111122223333</Account>';
const iam = {
  ListTables: json({ TableNames: ['Refdeck-prod-Data-Tenants1'] }),
  GetCallerIdentity: xml(`<R><GetCallerIdentityResult>${caller}</GetCallerIdentityResult></R>`),
  CreateRole: xml(`<R><CreateRoleResult>${role}</CreateRoleResult></R>`),
  AssumeRole: xml(`<R><AssumeRoleResult>${credentials}</AssumeRoleResult></R>`),
  PutRolePolicy: xml('<R/>'),
  DeleteRolePolicy: xml('<R/>'),
  DeleteRole: xml('<R/>'),
};
const refusedAs = (type: string) =>
  json({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'no' }, 400);
const ownAlone = () =>
  bodies.GetItem!.includes('PROVE#other') ? refusedAs('AccessDeniedException') : json({});
const limit = (all: number, left: number) => ({
  'GET /2016-08-19/account-settings': json({
    AccountLimit: { ConcurrentExecutions: all, UnreservedConcurrentExecutions: left },
  }),
});
const secrets = (stages: string[]) => ({
  ListSecrets: json({
    SecretList: [
      {
        ARN: 'arn:origin',
        Tags: [
          { Key: 'aws:cloudformation:stack-name', Value: 'Refdeck-prod-Api' },
          { Key: 'aws:cloudformation:logical-id', Value: 'OriginSecretSecret1' },
        ],
      },
    ],
  }),
  RotateSecret: json({ VersionId: 'v2' }),
  DescribeSecret: json({ VersionIdsToStages: { v2: stages } }),
});
const logs = (name: string, message: string) => ({
  DescribeLogGroups: json({ logGroups: [{ logGroupName: name }] }),
  FilterLogEvents: json({ events: [{ message }] }),
});
const started = (ms: number) =>
  logs(
    'Refdeck-prod-Api-SocialImageLog1',
    `REPORT RequestId: 1\tDuration: 400.00 ms\tBilled Duration: ${ms + 400} ms\tMemory Size: 1024 MB\tMax Memory Used: 90 MB\tInit Duration: ${ms}.00 ms\t\n`,
  );
const line = (routeKey: string) =>
  logs('Refdeck-prod-Api-AccessLog1', JSON.stringify({ routeKey, status: '200', responseLatencyMs: '3' }));
const bill = (amount: string) => ({
  GetCostAndUsage: json({
    ResultsByTime: [{ Groups: [{ Keys: ['AWS Lambda'], Metrics: { UnblendedCost: { Amount: amount } } }] }],
  }),
});
const gateway = (stays: string[]) => {
  const settings = (names: string[]) =>
    json({ routeSettings: Object.fromEntries(names.map((name) => [name, {}])) });
  let updates = 0;
  return {
    'POST /v2/apis': json({ apiId: 'a1' }, 201),
    'POST /v2/apis/a1/routes': json({ routeId: 'r1' }, 201),
    'POST /v2/apis/a1/stages': json({}, 201),
    'DELETE /v2/apis/a1/routes/r1': { status: 204 },
    'PATCH /v2/apis/a1/stages/%24default': () => {
      updates += 1;
      return settings(updates === 1 ? stays : ['GET /stays']);
    },
    'DELETE /v2/apis/a1/stages/%24default/routesettings/GET%20%2Fgoes': { status: 204 },
    'DELETE /v2/apis/a1': { status: 204 },
  };
};

const run = (proof: Proof, name = proof.id) =>
  runProofs(site, [proof], join(directory.path, `${name}-${Math.random()}.json`)).then(
    (state) => state[proof.id]!,
  );

describe('a proof', () => {
  it.each<[string, Proof, typeof answers, string, RegExp]>([
    [
      'leadingKeys: let through',
      leadingKeys,
      { ...iam, TransactWriteItems: refusedAs('TransactionCanceledException') },
      'holds',
      /let through/,
    ],
    [
      'leadingKeys: refused by all keys',
      leadingKeys,
      { ...iam, TransactWriteItems: refusedAs('AccessDeniedException') },
      'fails',
      /must stay off/,
    ],
    [
      'leadingKeys: neither',
      leadingKeys,
      { ...iam, TransactWriteItems: refusedAs('ValidationException') },
      'later',
      /ValidationException/,
    ],
    [
      'sessionPolicy: another organization is refused',
      sessionPolicy,
      { ...iam, GetItem: ownAlone },
      'holds',
      /AccessDeniedException; medians of 20: assume \d+ ms, first \d+ ms, second \d+ ms/,
    ],
    ['sessionPolicy: others are read', sessionPolicy, { ...iam, GetItem: json({}) }, 'fails', /zation read/],
    [
      'reservedConcurrency: reserved as meant',
      reservedConcurrency,
      limit(1_000, 1_000 - concurrencyNeeded + neverReserved),
      'holds',
      /1000 at once/,
    ],
    ['reservedConcurrency: not reserved', reservedConcurrency, limit(1_000, 1_000), 'fails', /0 reserved/],
    [
      'routeRemoved: kept until cleared',
      routeRemoved,
      gateway(['GET /stays', 'GET /goes']),
      'holds',
      /after DeleteRouteSettings: GET \/stays/,
    ],
    [
      'routeRemoved: gone by itself',
      routeRemoved,
      gateway(['GET /stays']),
      'fails',
      /without the route: GET \/stays/,
    ],
    ['edgeSecret: replaced', edgeSecret, secrets(['AWSCURRENT']), 'holds', /"200":1/],
    ['edgeSecret: never replaced', edgeSecret, secrets(['AWSPENDING']), 'fails', /not replaced/],
    ['coldStarts: quick', coldStarts, started(1_200), 'holds', /SocialImageLog1 1600/],
    ['coldStarts: slow', coldStarts, started(5_200), 'fails', /5600/],
    ['coldStarts: none', coldStarts, { DescribeLogGroups: json({ logGroups: [] }) }, 'later', /come again/],
    ['accessLog: whole lines', accessLog, line('GET /'), 'holds', /1 lines, 0/],
    ['accessLog: gaps', accessLog, line('-'), 'fails', /1 of them/],
  ])('%s', async (_, proof, responses, result, message) => {
    answers = responses;
    expect(await run(proof)).toMatchObject({ result, message: expect.stringMatching(message) });
  });

  it.each([
    ['cheap', bill('3.5'), 'holds', /\$3\.50: AWS Lambda 3\.50/],
    ['dear', bill('30'), 'fails', /\$30\.00/],
    ['not known yet', { GetCostAndUsage: json({ ResultsByTime: [] }) }, 'later', /a day later/],
  ])('of the cost asks for the day of the proofs: %s', async (_, responses, result, message) => {
    answers = responses;
    const file = join(directory.path, `cost-${Math.random()}.json`);
    writeFileSync(
      file,
      JSON.stringify({ smoke: { began: '2026-03-01T22:00:00Z', made: {}, result: 'holds' } }),
    );
    const { cost: entry } = await runProofs(site, [cost], file);
    expect(entry).toMatchObject({ result, message: expect.stringMatching(message) });
    expect(costAsked()).toEqual({ Start: '2026-03-01', End: '2026-03-03' });
    expect(cost.afterwards).toBe(true);
  });

  it('of the cost tells nothing before a day is over', async () => {
    answers = bill('3.5');
    expect(await run(cost)).toMatchObject({
      result: 'later',
      message: expect.stringContaining('--only cost'),
    });
    expect(requests).toEqual([]);
  });

  it.each([
    [
      'and lets others pass',
      200,
      1_052,
      'holds',
      /turned away after 1050 .*another route: 200; let in again after 10 s/,
    ],
    ['and everything else too', 403, 1_052, 'fails', /another route: 403/],
    ['and never lets them in again', 200, Infinity, 'fails', /after 900 s/],
  ])('that the firewall blocks frequent callers, %s', async (_, status, until, result, message) => {
    turned = { from: 1_000, until };
    siteStatus = status;
    expect(await run(wafLimit)).toMatchObject({ result, message: expect.stringMatching(message) });
  });

  it.each([wafLimit, reservedConcurrency])(
    'of a missing feature reports that the stage does not have it',
    async (proof) => {
      const file = join(directory.path, `dev-${Math.random()}.json`);
      const { [proof.id]: entry } = await runProofs({ ...site, stageName: 'dev' }, [proof], file);
      expect(entry?.result).toBe('not here');
      expect([calls, requests]).toEqual([0, []]);
    },
  );

  it('of secret rotation fails when calls are refused', async () => {
    siteStatus = 403;
    answers = secrets(['AWSCURRENT']);
    expect(await run(edgeSecret)).toMatchObject({
      result: 'fails',
      message: expect.stringContaining('"403":1'),
    });
  });

  it.each([
    [
      leadingKeys,
      { ...iam, TransactWriteItems: refusedAs('AccessDeniedException') },
      ['DeleteRolePolicy', 'DeleteRole'],
    ],
    [routeRemoved, gateway([]), ['DELETE /v2/apis/a1']],
  ])('removes everything that it has made', async (proof, responses, removed) => {
    answers = responses;
    await run(proof);
    expect(requests.slice(-removed.length)).toEqual(removed);
  });
});
