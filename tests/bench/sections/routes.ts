import type { ChildProcess } from 'node:child_process';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '@refdeck/local-cloud/dynamodb/engine';
import { openTable } from '#functions/shared/data/client';
import { startMeter, type Units } from '../../support/capacity/meter.ts';
import { tableNamed } from '../../support/capacity/table-named.ts';
import { type Finding, inTurn, quantile, type Section } from '../section.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { unpackBundles } from '../bundles.ts';
import { type Call, environmentFor, type Send, startServer, tableName } from '../routes/start.ts';
import { makeScene, type Scene, tenRoutes, typical } from '../routes/ten-routes.ts';

const calls = 300;
const connections = [1, 10, 50] as const;
const windows = 3;
const windowMs = 500;
/** The typical one, which is read; each connection writes in one of its own, so that no transaction meets another one. */
const organizations = 1 + Math.max(...connections);

export const section: Section = {
  title: 'Ten routes',
  method: `The bundles that are deployed run in a process of their own behind a plain \`node:http\` server, which hands them API Gateway's events. Beside it runs a
bare server (\`tests/bench/routes/bare.ts\`) that makes the calls to the table that the route cannot do without, with the same client and settings, and answers with the rows as they are: it
parses, checks, renders and logs nothing. Both use one DynamoDB Local, in memory, and the same rows: an organization of ${typical.customers} customers and ${typical.references}
references, ${typical.published} of them public. Latency: ${calls} calls of each in turn, over one connection. Throughput: ${windows} windows of ${windowMs} ms of each in turn; each connection
writes in an organization of its own. Units and calls are counted between the servers and the engine.`,
  async measure(progress) {
    const engine = await startDynamoDb({ onCrash: (error) => console.error(error) });
    const bundles = unpackBundles();
    const meter = await startMeter(engine.endpoint);
    const children: ChildProcess[] = [];
    const start = async (kind: 'functions' | 'bare', endpoint: string) => {
      const { child, send } = await startServer(kind, endpoint, bundles.directory);
      children.push(child);
      return { send };
    };
    try {
      Object.assign(process.env, environmentFor(engine.endpoint));
      await openTable().client.send(new CreateTableCommand(tableNamed(tableName)));
      const functions = await start('functions', engine.endpoint);
      const bare = await start('bare', engine.endpoint);
      progress('filling the table');
      const scenes: Scene[] = [];
      for (let n = 0; n < organizations; n += 1) scenes.push(await makeScene(functions.send, n === 0));
      const metered = {
        functions: await start('functions', meter.endpoint),
        bare: await start('bare', meter.endpoint),
      };
      const measured: Measured[] = [];
      for (const [name, makeCall] of Object.entries(tenRoutes)) {
        progress(name);
        const callOf = (connection: number) =>
          makeCall(scenes[name.startsWith('GET ') ? 0 : 1 + connection]!);
        measured.push({
          name,
          times: await inTurn(
            {
              functions: () => functions.send(callOf(0)),
              bare: () => bare.send(callOf(0)),
            },
            calls,
          ),
          throughput: await throughputOf({ functions, bare }, callOf),
          units: {
            functions: await unitsOf(meter, () => metered.functions.send(callOf(0))),
            bare: await unitsOf(meter, () => metered.bare.send(callOf(0))),
          },
        });
      }
      return [...findingsOf(measured), allRoutes()];
    } finally {
      for (const child of children) child.kill();
      await meter.stop();
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
  /** Responses a second, by how many connections there were. */
  throughput: Map<number, ByServer<number[]>>;
  units: ByServer<Units>;
}

async function unitsOf(
  meter: { unitsOf: (act: () => Promise<unknown>) => Promise<Units> },
  act: () => Promise<unknown>,
) {
  // What a function reads once is known by the second time.
  await act();
  return await meter.unitsOf(act);
}

async function throughputOf(
  servers: ByServer<{ send: Send }>,
  callOf: (connection: number) => Call,
): Promise<Measured['throughput']> {
  const found: Measured['throughput'] = new Map();
  for (const count of connections) {
    const rates: ByServer<number[]> = { functions: [], bare: [] };
    for (let window = 0; window < windows; window += 1) {
      for (const server of window % 2 === 0 ? bothServers : bothServers.toReversed()) {
        rates[server].push(await rateOf(servers[server].send, count, callOf));
      }
    }
    found.set(count, rates);
  }
  return found;
}

/** Responses a second, with so many who send the next call when they have their response. */
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
      remark:
        'A page is drawn by React and carries its style with it, while the bare server hands out rows; at the edge it is kept, so that this is paid once after each change.',
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
      remark:
        'One process serves all connections here, and so reaches the end of its processor; Lambda gives each call at a time an environment of its own.',
    },
    {
      title: 'Calls and units of these ten',
      rows: measured.map(({ name, units }) => ({
        'Route (functions / least)': `\`${name}\``,
        ...Object.fromEntries(
          (['calls', 'reads', 'writes'] as const).map((kind) => [
            kind,
            `${units.functions[kind]} / ${units.bare[kind]}`,
          ]),
        ),
      })),
    },
  ];
}
