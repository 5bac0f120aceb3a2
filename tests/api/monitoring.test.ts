import { createServer } from 'node:http';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { billingRoutes } from '#contract/resources/billing';
import { collectionRoutes } from '#contract/resources/collection';
import { metaRoutes } from '#contract/resources/meta';
import { publicPageRoutes } from '#contract/site/public-page';
import { keys } from '#functions/shared/data/keys';
import { RaceLost } from '#functions/shared/errors/app-error';
import { serve } from '#functions/shared/serve';
import { metricNamespace, stageVariable } from '#functions/shared/log/metrics';
import { listen } from '@refdeck/local-cloud/listen';
import { loadFunction } from '../support/in-process.ts';
import { callRaw } from '../support/call.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { callUserPool } from '../support/cloud.ts';
import {
  compileFilter,
  linesOf,
  measures,
  type MetricId,
  alarmMetrics,
  isOfService,
  metricFilters,
  readApp,
} from '../support/monitoring.ts';
import { outboxItem, putIntoOutbox } from '../support/mail.ts';
import { makeOrganization, makeOwner, makePerson, password } from '../support/people.ts';
import {
  becomeCustomer,
  eventAbout,
  makePaid,
  openStripe,
  businessPrice,
  send,
  signed,
  stripeControl,
} from '../support/stripe.ts';
import { runJob } from '../support/run-job.ts';
import { auditOf, putRow } from '../support/table.ts';

const app = readApp();
const alarms = alarmMetrics(app);
const filters = metricFilters(app);
const { logs, origin } = inject('cloud');
let member = { userId: '', organizationId: '' };
const same = (a: MetricId, b: MetricId) => a.namespace === b.namespace && a.name === b.name;

/** Causes each metric of ours that an alarm watches, by deployed functions where possible. */
const provoke: Record<string, () => Promise<unknown>> = {
  AccessDenied: beRefused,
  Busy: sayBusy,
  SignaturesRefused: async () => send(await signed(eventAbout('cus_1'), { secret: 'whsec_other' })),
  RefundsDue: subscribeTwice,
  MailsFailed: async () => {
    const id = await putIntoOutbox({ kind: 'nothing', to: 'watch@example.com' } as never);
    await outboxItem(id, 'failed');
  },
  OriginsRefused: () => fetch(`${origin}/__local/execute-api${metaRoutes.describeApi.path}`),
  SignUps: async () => signUpWith(await solveCaptcha('signup', 'watch@example.com')),
  SignUpsRefused: () =>
    expect(signUpWith('none')).rejects.toThrow('PreSignUp failed with error CAPTCHA_FAILED.'),
  SitePassed: () => runJob('CheckSite'),
  AuditDiffers: async () => {
    const { organizationId } = await makeOwner();
    const [entry] = await auditOf(organizationId, 'organization.create');
    const { pk, sk } = entry as { pk: string; sk: string };
    await putRow({ pk, sk }, { ...entry, actor: 'somebody else' });
  },
};

const signUpWith = (captchaToken: string) =>
  callUserPool('SignUp', {
    ClientId: inject('cloud').userPoolClientId,
    Username: 'watch@example.com',
    Password: password,
    UserAttributes: [{ Name: 'email', Value: 'watch@example.com' }],
    ClientMetadata: { captchaToken },
  });

const printed: string[] = [];

/** Collects what is printed from now on, as a function of the stage would print it. */
function keepPrinted() {
  const variables = app.ofType('AWS::Lambda::Function').flatMap((fn) => {
    const environment = fn.property<{ Variables?: Record<string, string> }>('Environment');
    return environment?.Variables?.[stageVariable] ?? [];
  });
  vi.stubEnv(stageVariable, variables[0]);
  return vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
}

/** A table that refuses: a function without a grant would fail every other suite. */
async function beRefused(): Promise<void> {
  const refusal = { __type: 'com.amazon.coral.service#AccessDeniedException', Message: 'Not authorized' };
  const server = createServer((_, response) => response.writeHead(400).end(JSON.stringify(refusal)));
  const { endpoint, stop } = await listen(server);
  const environment = { AWS_ENDPOINT_URL_DYNAMODB: endpoint };
  const { getItem } = await loadFunction(() => import('#functions/shared/data/read'), environment);
  const write = keepPrinted();
  await expect(getItem(keys.organization('any'))).rejects.toThrow('Not authorized');
  write.mockRestore();
  vi.unstubAllEnvs();
  await stop();
}

/** The operation loses its race each time, because no local engine can be made that busy. */
async function sayBusy(): Promise<void> {
  const write = keepPrinted();
  const lose = () => Promise.reject(new RaceLost());
  const handler = serve({ describeApi: metaRoutes.describeApi }, { describeApi: lose });
  const routeKey = `GET ${metaRoutes.describeApi.path}`;
  const requestContext = { requestId: 'watch', http: { sourceIp: '127.0.0.1' } };
  await handler({ routeKey, headers: {}, requestContext } as never, {} as never, () => undefined);
  write.mockRestore();
}

async function subscribeTwice(): Promise<void> {
  const { customer } = await makePaid();
  const stripe = await openStripe();
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: businessPrice, quantity: 1 }],
    success_url: origin,
  });
  await stripeControl().pay({ session: id });
  await stripeControl().settled({ customer });
}

async function makeAccessLog(): Promise<void> {
  const subscriber = await makeOwner();
  const customer = await becomeCustomer(subscriber);
  await stripeControl().outage({ customer, mode: 'error' });
  expect((await callRaw(billingRoutes.openPortal, {}, subscriber.caller)).status).toBe(503);
  await callRaw(collectionRoutes.listCollections, {}, subscriber.caller);
  await stripeControl().outage({ customer, mode: 'none' });
  const { owner, organizationId } = subscriber;
  member = { userId: owner.userId, organizationId };
  await fetch(`${origin}/reference-page/${organizationId}`);
  const broken = await makeOrganization(await makePerson());
  await putRow(keys.publicPage(broken), { organizationId: broken, name: { not: 'a name' }, version: 1 });
  const failed = await fetch(`${origin}/reference-page/${broken}`);
  expect(failed.status).toBe(500);
}

beforeAll(async () => {
  const { AccessDenied, ...others } = provoke;
  // It runs alone, because it changes the environment of the others.
  await AccessDenied!();
  await Promise.all([makeAccessLog(), ...Object.values(others).map((act) => act())]);
});

describe('every alarm', () => {
  it('watches a metric that AWS or our code emits', () => {
    const ours = (metric: MetricId) =>
      metric.namespace === metricNamespace || filters.some((filter) => same(filter.metric, metric));
    const unknown = alarms.filter(([, metric]) => !isOfService(app, metric) && !ours(metric));
    expect(unknown).toEqual([]);
    expect(alarms.length).toBeGreaterThan(50);
  });

  it('on a metric of ours finds its lines in the function log', async () => {
    const measured = alarms.filter(([, { namespace }]) => namespace === metricNamespace);
    const names = new Set(measured.map(([, { name }]) => name));
    expect([...names].toSorted()).toEqual(Object.keys(provoke).toSorted());
    await vi.waitFor(
      () => {
        const lines = [...printed, ...linesOf(logs.functions)];
        const silent = measured.filter(([, metric]) => !lines.some((line) => measures(line, metric)));
        expect(silent).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
  });
});

describe('the access log', () => {
  const read = () => linesOf(logs.access).map((line) => JSON.parse(line) as Record<string, string>);
  const ofRoute = (route: { method: string; path: string }, status: string) =>
    JSON.stringify(
      read().find((line) => line.routeKey === `${route.method} ${route.path}` && line.status === status),
    );
  const counts = (name: string) => compileFilter(filters.find(({ metric }) => metric.name === name)!.pattern);
  const countedAs = (line: string) =>
    filters.map(({ metric }) => metric.name).filter((name) => counts(name)(line));

  it('is the log group of the metric filters', () => {
    const [stage] = app.ofType('AWS::ApiGatewayV2::Stage');
    const { DestinationArn } = stage!.property<{ DestinationArn: string }>('AccessLogSettings')!;
    expect(filters).toHaveLength(4);
    for (const { logGroup } of filters) expect(DestinationArn).toContain(`log-group:${logGroup}`);
  });

  it('counts each call, and each failure, for the objective of its surface', () => {
    const { openPortal } = billingRoutes;
    const { organizationPage } = publicPageRoutes;
    expect(countedAs(ofRoute(openPortal, '503'))).toEqual([
      'ApiAvailabilityCalls',
      'ApiAvailabilityFailures',
    ]);
    expect(countedAs(ofRoute(collectionRoutes.listCollections, '200'))).toEqual(['ApiAvailabilityCalls']);
    expect(countedAs(ofRoute(organizationPage, '500'))).toEqual([
      'PagesAvailabilityCalls',
      'PagesAvailabilityFailures',
    ]);
    expect(countedAs(ofRoute(organizationPage, '200'))).toEqual(['PagesAvailabilityCalls']);
  });

  it('counts a throttled call as a failure, but not a limit per person', () => {
    const line = JSON.parse(ofRoute(collectionRoutes.listCollections, '200')) as Record<string, string>;
    const limited = { ...line, status: '429', functionStatus: '429' };
    expect(countedAs(JSON.stringify(limited))).toEqual(['ApiAvailabilityCalls']);
    // The line is written by hand, because the local gateway has no throttle.
    const throttled = { ...line, status: '429', functionStatus: '-' };
    expect(countedAs(JSON.stringify(throttled))).toContain('ApiAvailabilityFailures');
  });

  it('never names the caller', () => {
    const text = linesOf(logs.access).join('\n');
    expect(text).not.toMatch(/127\.0\.0\.1|::1/);
    for (const id of [member.userId, member.organizationId]) expect(text).not.toContain(id);
  });
});
