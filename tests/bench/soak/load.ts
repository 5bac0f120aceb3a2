/** Sends what the soak sends, in a process of its own, so that neither its work nor its memory is the cloud's. */
import { randomUUID } from 'node:crypto';
import { analyticsRoutes } from '#contract/resources/analytics';
import { customerRoutes } from '#contract/resources/customer';
import { eventRoutes } from '#contract/resources/event';
import { permissionRoutes } from '#contract/resources/permission';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import type { Route } from '#contract/primitives/route';
import { buildRequest } from '#web/shared/api-request.ts';
import { quantile } from '../section.ts';

export interface Tenant {
  id: string;
  slug: string;
  /** In every text of theirs, and in nobody else's. */
  marker: string;
  token: string;
  customerId: string;
  referenceIds: string[];
}

/** Quiet: the even load alone. Noisy: one tenant more, as fast as it can. Crowd: the same as the noisy one's, but of everybody. */
export type Phase = 'warm-up' | 'quiet' | 'noisy' | 'crowd';

export interface Plan {
  origin: string;
  tenants: Tenant[];
  windows: { phase: Phase; seconds: number }[];
  /** Of the even load, a second. */
  rate: number;
  /** Of the noisy tenant. */
  connections: number;
}

export interface Measured {
  phases: Record<string, { requests: number; p50: number; p99: number; others: number; refused: number }>;
  requests: number;
  markersSeen: number;
  /** Answers with a byte of another tenant. */
  foreign: string[];
  /** With 500 and more, or refused for another reason than their number: each of them was right. */
  failed: string[];
}

type Act = (tenant: Tenant) => [Route, object] | string;

const any = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
let sent = 0;

/** With how many of a hundred requests are this one. */
const acts: [number, Act][] = [
  [24, () => [referenceRoutes.listReferences, {}]],
  [20, ({ referenceIds }) => [referenceRoutes.getReference, { id: any(referenceIds) }]],
  [10, () => [customerRoutes.listCustomers, {}]],
  [5, () => [permissionRoutes.listPermissions, {}]],
  [4, () => [analyticsRoutes.getAnalytics, { from: '2026-01-01', to: '2026-01-30', granularity: 'day' }]],
  [15, ({ slug }) => `/reference-page/${slug}`],
  [4, ({ id }) => [publicRoutes.getReferencePage, { id }]],
  [10, (tenant) => [referenceRoutes.updateReference, updated(tenant, {})]],
  [
    2,
    (tenant) => [referenceRoutes.updateReference, updated(tenant, { status: any(['Draft', 'Published']) })],
  ],
  [2, ({ marker }) => [customerRoutes.createCustomer, { name: `A customer of ${marker}` }]],
  [4, ({ id, referenceIds }) => [eventRoutes.sendEvents, visitOf(id, any(referenceIds))]],
];

const updated = ({ marker, customerId, referenceIds }: Tenant, changes: object) => ({
  id: any(referenceIds),
  name: `${marker} in month ${sent % 12}`,
  attributes: { customerId },
  ...changes,
});

const visitOf = (organizationId: string, referenceId: string) => ({
  organizationId,
  batchId: randomUUID(),
  source: 'page',
  events: [{ type: 'view' }, { type: 'visible', referenceId }],
});

const deck = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

const result: Measured = { phases: {}, requests: 0, markersSeen: 0, foreign: [], failed: [] };
const times = new Map<Phase, number[]>();

/** Milliseconds until the whole answer was there, which is then looked through. */
async function send(origin: string, tenant: Tenant): Promise<{ ms: number; status: number }> {
  sent += 1;
  const act = any(deck)(tenant);
  const [path, init, what] = typeof act === 'string' ? [act, {}, act] : requestOf(tenant, ...act);
  const started = performance.now();
  const response = await fetch(origin + path, init);
  const text = await response.text();
  const ms = performance.now() - started;
  result.requests += 1;
  for (const [found] of text.matchAll(/mk[0-9a-f]{24}/g)) {
    if (found === tenant.marker) result.markersSeen += 1;
    else result.foreign.push(`${what} of ${tenant.id}`);
  }
  if (response.status >= 400 && response.status !== 429)
    result.failed.push(`${what}: ${response.status} ${text.slice(0, 100)}`);
  return { ms, status: response.status };
}

function requestOf({ id, token }: Tenant, route: Route, input: object) {
  const sender = route.access === 'public' ? {} : { token, organizationId: id };
  const { url, init } = buildRequest(route, input, sender);
  (init.headers as Headers).set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0');
  return [url, init, `${route.method} ${route.path}`] as const;
}

/** The nth tenant is asked for 1/n as often as the first. */
function zipf(tenants: readonly Tenant[]): () => Tenant {
  let sum = 0;
  const sums = tenants.map((_, n) => (sum += 1 / (n + 1)));
  return () => {
    const at = Math.random() * sum;
    return tenants[sums.findIndex((upTo) => upTo > at)]!;
  };
}

async function run({ origin, tenants, windows, rate, connections }: Plan): Promise<Measured> {
  const [noisy, ...others] = tenants as [Tenant, ...Tenant[]];
  const next = zipf(others);
  for (const { phase, seconds } of windows) {
    const until = performance.now() + seconds * 1_000;
    const measured = (result.phases[phase] ??= { requests: 0, p50: 0, p99: 0, others: 0, refused: 0 });
    const mine = times.get(phase) ?? [];
    times.set(phase, mine);
    const beside = async () => {
      while (performance.now() < until) {
        const { status } = await send(origin, phase === 'noisy' ? noisy : next());
        measured.others += 1;
        if (status === 429 || status === 503) measured.refused += 1;
      }
    };
    const busy = phase === 'noisy' || phase === 'crowd' ? Array.from({ length: connections }, beside) : [];
    const running: Promise<unknown>[] = [...busy];
    // By the clock and not by the answers: what waits counts.
    for (let n = 0; performance.now() < until; n += 1) {
      running.push(send(origin, next()).then(({ ms }) => mine.push(ms)));
      const wait = until - seconds * 1_000 + ((n + 1) * 1_000) / rate - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    await Promise.all(running);
    Object.assign(measured, { requests: mine.length, p50: quantile(mine, 0.5), p99: quantile(mine, 0.99) });
    const { foreign, failed } = result;
    process.send!(
      `${phase}: ${mine.length} requests, p99 ${Math.round(measured.p99)} ms, ${measured.others} beside them; ${foreign.length} foreign, ${failed.length} failed`,
    );
  }
  return result;
}

process.once('message', (plan: Plan) => {
  run(plan).then(
    (measured) => process.send!(measured, () => process.exit()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
