import type { ChildProcess } from 'node:child_process';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '@refdeck/local-cloud/dynamodb/engine';
import { openTable } from '#functions/shared/data/client';
import { apply } from '#functions/shared/data/write';
import { organizationCalls } from '#functions/shared/security/organization-limit';
import { tableNamed } from '../../support/capacity/table-named.ts';
import { type Finding, inTurn, quantile, type Section } from '../section.ts';
import { unpackBundles } from '../bundles.ts';
import { type Call, environmentFor, type Send, startServer, tableName } from '../routes/start.ts';
import { makeScene, type Scene, tenRoutes, typical } from '../routes/ten-routes.ts';

const calls = 300;
const connections = [1, 10, 50] as const;
const windows = 3;
const windowMs = 500;
/** One typical organization is read; each connection writes in another one, so that transactions do not conflict. */
const organizations = 1 + Math.max(...connections);

export const section: Section = {
  title: 'Ten routes',
  method: `The deployed bundles run in a process of their own behind a plain \`node:http\` server, which passes them API Gateway's events. Beside it runs a
bare server (\`tests/bench/routes/bare.ts\`) that makes only the calls to the table that the route needs, with the same client and settings, and responds
with the rows as they are: it parses, checks, renders and logs nothing. Both use one DynamoDB Local, in memory, and the same rows: an organization of ${typical.customers} customers and
${typical.references} references, ${typical.published} of them public. Latency: ${calls} calls of each in turn, over one connection. Throughput: ${windows} windows of ${windowMs} ms of each in turn; each
connection writes in an organization of its own.`,
  async measure(progress) {
    const engine = await startDynamoDb({ onCrash: (error) => console.error(error) });
    const bundles = unpackBundles();
    const children: ChildProcess[] = [];
    const start = async (kind: 'functions' | 'bare') => {
      const { child, send } = await startServer(kind, engine.endpoint, bundles.directory);
      children.push(child);
      return send;
    };
    try {
      Object.assign(process.env, environmentFor(engine.endpoint));
      await openTable().client.send(new CreateTableCommand(tableNamed(tableName)));
      const servers = { functions: await start('functions'), bare: await start('bare') };
      progress('filling the table');
      const scenes: Scene[] = [];
      for (let n = 0; n < organizations; n += 1) scenes.push(await makeScene(servers.functions, n === 0));
      for (const scene of scenes) await admitAll(scene);
      const measured: Measured[] = [];
      for (const [name, makeCall] of Object.entries(tenRoutes)) {
        progress(name);
        const callOf = (connection: number) =>
          makeCall(scenes[name.startsWith('GET ') ? 0 : 1 + connection]!);
        measured.push({
          name,
          times: await inTurn(
            {
              functions: () => servers.functions(callOf(0)),
              bare: () => servers.bare(callOf(0)),
            },
            calls,
          ),
          throughput: await throughputOf(servers, callOf),
        });
      }
      return findingsOf(measured);
    } finally {
      for (const child of children) child.kill();
      await engine.stop();
      bundles.remove();
    }
  },
};

const bothServers = ['functions', 'bare'] as const;
type ByServer<Value> = Record<(typeof bothServers)[number], Value>;

interface Measured {
  name: string;
  times: ByServer<number[]>;
  throughput: Map<number, ByServer<number[]>>;
}

async function throughputOf(
  servers: ByServer<Send>,
  callOf: (connection: number) => Call,
): Promise<Measured['throughput']> {
  const found: Measured['throughput'] = new Map();
  for (const count of connections) {
    const rates: ByServer<number[]> = { functions: [], bare: [] };
    for (let window = 0; window < windows; window += 1) {
      for (const server of window % 2 === 0 ? bothServers : bothServers.toReversed()) {
        rates[server].push(await rateOf(servers[server], count, callOf));
      }
    }
    found.set(count, rates);
  }
  return found;
}

/** Responses a second, over so many connections that each send the next call after the response. */
async function rateOf(send: Send, count: number, callOf: (connection: number) => Call): Promise<number> {
  const started = performance.now();
  let done = 0;
  const keepSending = async (connection: number) => {
    while (performance.now() - started < windowMs) {
      await send(callOf(connection));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, (_, connection) => keepSending(connection)));
  return (1_000 * done) / (performance.now() - started);
}

const mostLatency = 1.3;
const leastThroughput = 0.75;
const ratio = (by: ByServer<number[]>, share = 0.5) =>
  quantile(by.functions, share) / quantile(by.bare, share);
const both = (by: ByServer<number[]>, share: number, digits: number) =>
  bothServers.map((server) => quantile(by[server], share).toFixed(digits)).join(' / ');

function findingsOf(measured: Measured[]): Finding[] {
  const slow = measured.filter(({ times }) => ratio(times) > mostLatency);
  const few = measured.filter(({ throughput }) =>
    [...throughput.values()].some((rates) => ratio(rates) < leastThroughput),
  );
  const named = (routes: Measured[]) =>
    routes.length === 0 ? 'all' : `not ${routes.map(({ name }) => name).join(', ')}`;
  return [
    {
      title: 'Latency',
      rows: measured.map(({ name, times }) => ({
        'Route (functions / bare)': `\`${name}\``,
        'p50, ms': both(times, 0.5, 2),
        'p50, ratio': ratio(times).toFixed(2),
        'Quartiles, ms': `${both(times, 0.25, 2)} – ${both(times, 0.75, 2)}`,
        'p99, ms': both(times, 0.99, 2),
      })),
      goals: [
        {
          goal: `p50 at most ${mostLatency} of the bare server's`,
          measured: named(slow),
          met: slow.length === 0,
        },
      ],
    },
    {
      title: 'Throughput',
      rows: measured.map(({ name, throughput }) => ({
        'Route (functions / bare, a second)': `\`${name}\``,
        ...Object.fromEntries(
          [...throughput].flatMap(([count, rates]) => [
            [`${count} connections`, both(rates, 0.5, 0)],
            [`ratio, ${count}`, ratio(rates).toFixed(2)],
          ]),
        ),
      })),
      goals: [
        {
          goal: `At least ${leastThroughput} of the bare server's, at every number of connections`,
          measured: named(few),
          met: few.length === 0,
        },
      ],
    },
  ];
}

/** This section sends more calls a minute than an organization may. */
async function admitAll({ organizationId }: Scene): Promise<void> {
  for (let minute = 0; minute < 30; minute += 1)
    await apply(organizationCalls(organizationId, -1e9, new Date(Date.now() + minute * 60_000)));
}
