import { expect, it, inject } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorBody } from '#contract/primitives/error';
import { metaRoutes } from '#contract/resources/meta';
import { inParallel } from '../support/tally.ts';
import { Judge, routeOf, type Document } from './judge.ts';
import { attacksOf, sweep, type Attack } from './plan.ts';
import { send, type Received } from './send.ts';
import { isEnding, Target } from './target.ts';
import { write, type Request } from './write.ts';

/** `npm run attack` sends more; to see a finding again, give the seed and the round that it names. */
const { REFDECK_ATTACK = '', REFDECK_SEED = '1', REFDECK_ATTACK_ROUND } = process.env;
const isLong = REFDECK_ATTACK !== '';
const budget = {
  seed: Number(REFDECK_SEED),
  requests: Number(REFDECK_ATTACK || 2_500),
  ...(REFDECK_ATTACK_ROUND !== undefined && { round: Number(REFDECK_ATTACK_ROUND) }),
};
/** The run is limited by requests, never by time. */
const hours = 3_600_000;

it(
  'every route answers attacks as documented, leaks no secrets and stays consistent',
  async () => {
    const log = isLong ? (line: string) => process.stdout.write(`${line}\n`) : undefined;
    log?.(`Seed ${budget.seed}, ${budget.requests} requests`);
    const report = await attack({ ...budget, log });
    log?.(tableOf(report));
    expect(findingsOf(report)).toEqual([]);
    // Wrong callers or inputs would be refused early and prove little.
    if (!isLong) expect(report.counts.get('200')).toBeGreaterThan(budget.requests / 10);
  },
  24 * hours,
);

export interface Budget {
  seed: number;
  /** At least this many are sent, in whole rounds. */
  requests: number;
  /** Repeats one round of a finding. */
  round?: number;
  log?: (line: string) => void;
}

export interface Report {
  sent: number;
  counts: Map<string, number>;
  findings: Map<string, { count: number; first: string }>;
}

/** After that many requests the attacked organization is full. */
const requestsOfTarget = 500;
const width = 6;
const logEveryMs = 5_000;

export async function attack({
  seed,
  requests,
  round: only,
  log = () => undefined,
}: Budget): Promise<Report> {
  const document = await fetch(inject('cloud').origin + metaRoutes.describeApi.path);
  const judge = new Judge((await document.json()) as Document);
  const report: Report = { sent: 0, counts: new Map(), findings: new Map() };
  let loggedAt = Date.now();
  let target = await Target.make();
  let attackedFrom = 0;
  for (let round = only ?? 0; report.sent < requests; round += 1) {
    const attacks = round === 0 ? sweep : attacksOf(seed, round);
    const where = `seed ${seed}, round ${round}`;
    const [last, first] = [attacks.filter(mayEnd), attacks.filter((one) => !mayEnd(one))];
    const parts = Math.ceil(first.length / requestsOfTarget);
    for (let part = 0; part < parts; part += 1) {
      if (report.sent - attackedFrom >= requestsOfTarget) {
        target = await replaced(target);
        attackedFrom = report.sent;
      }
      await target.stayFresh();
      // Each part has some of every route, because those of one route fill the same limit.
      const some = first.filter((_, at) => at % parts === part);
      await inParallel(width, some, (one) => strike(one, { target, judge, report, where }));
    }
    // These run one by one, because they remove the account or organization of others.
    for (const one of last) {
      await strike(one, { target, judge, report, where });
      if (target.spent) target = await replaced(target);
    }
    if (Date.now() - loggedAt > logEveryMs) {
      loggedAt = Date.now();
      log(`${report.sent} of ${requests} requests, ${report.findings.size} findings`);
    }
    if (only !== undefined) break;
  }
  await target.expectConsistent();
  return report;
}

/** Uses the route that the request reaches, which another method may change. */
function mayEnd({ route, wire }: Attack): boolean {
  const method = wire.as === 'method' ? wire.method : route.method;
  const reached = routeOf({ method, path: route.path });
  return reached !== undefined && isEnding(reached.operation);
}

async function replaced(target: Target): Promise<Target> {
  await target.expectConsistent();
  return await Target.make();
}

interface Strike {
  target: Target;
  judge: Judge;
  report: Report;
  where: string;
}

async function strike(one: Attack, { target, judge, report, where }: Strike): Promise<void> {
  const request = await write(one, target);
  const response = await sendPatiently(request);
  report.sent += 1;
  const body = bodyOf(response);
  const status = `${response.status} ${response.status < 400 ? '' : (body.code ?? 'of the gateway')}`.trim();
  report.counts.set(status, (report.counts.get(status) ?? 0) + 1);
  const route = routeOf(request);
  if (response.status < 300 && route) target.learn(route, body);
  for (const found of judge.findings(request, response, target.secretsFrom(one.caller))) {
    const name = `${route?.operation ?? 'no route'}: ${found}`;
    const first = `${where}, ${one.caller}: ${shown(request)}\n  ${response.text.slice(0, 300)}`;
    const known = report.findings.get(name) ?? { count: 0, first };
    report.findings.set(name, { ...known, count: known.count + 1 });
  }
}

/** Repeats a request up to three times when the answer is 503 with Retry-After. */
async function sendPatiently(request: Request, tries = 3): Promise<Received> {
  const response = await send(request);
  if (response.status !== 503 || response.retryAfter === undefined || tries === 0) return response;
  await sleep(Number(response.retryAfter) * 1_000);
  return await sendPatiently(request, tries - 1);
}

function bodyOf({ text }: Received): Partial<ErrorBody> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<ErrorBody>;
  } catch {
    return {};
  }
}

function shown({ method, path, headers, body }: Request): string {
  const { authorization: _token, ...others } = headers;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(others).slice(0, 400)} ${JSON.stringify(body.toString()).slice(0, 600)}`;
}

export const findingsOf = ({ findings }: Report): string[] =>
  [...findings].map(([name, { count, first }]) => `${name} (${count}): ${first}`);

export function tableOf({ sent, counts, findings }: Report): string {
  const rows = [...counts].toSorted(([a], [b]) => a.localeCompare(b));
  const failures = rows.filter(([name]) => name.startsWith('5')).reduce((sum, [, count]) => sum + count, 0);
  return [
    ...rows.map(([name, count]) => `${String(count).padStart(7)}  ${name}`),
    `${String(sent).padStart(7)}  requests: ${failures} of status 5xx, ${findings.size} findings`,
  ].join('\n');
}
