import { freemem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { succeeded, typical, type Call } from '../peers/peer.ts';
import { install, open, root, type Running } from '../peers/open.ts';
import { memoryOf } from '../peers/program.ts';
import { payload } from '../peers/payload.ts';
import { refdeck } from '../peers/refdeck.ts';
import { strapi } from '../peers/strapi.ts';
import { within } from '../patience.ts';
import { inTurn, quantile, timed, withSpread, type Finding, type Section, type Times } from '../section.ts';

const peers = { refdeck, strapi, payload };
type Name = keyof typeof peers;
const names = Object.keys(peers) as Name[];

/** Each of these holds, when lists are measured, in each product. */
const records = 100;
const rounds = 200;
/** Until then compilers of four engines are still at work, and what is measured is how much code there is. */
const warmUp = 1_000;
const writers = 10;
const smallestMemory = 4 * 2 ** 30;

export const section: Section = {
  title: 'Peers on the same work',
  method: `Each is installed from npm with nothing in npm's cache, in fixed versions, built for production, and keeps its records in the
database that it brings along: SQLite in its own process for Strapi and Payload, DynamoDB Local beside \`npm start\`. All run at the same
time, and each call is made of one after the other, over HTTP with connections that stay open, ${rounds} rounds after ${warmUp.toLocaleString('en')} of the same (creating is
warm from updating). _In a row:_ the last ${rounds} of those, while the others wait. A record has a title, a customer, a description of two sentences, three tags and a status; ${records} are there when lists are measured. Who writes is signed in
by a token of the API (Refdeck: of a person). Medians in milliseconds, with quartiles in brackets, and the 99th hundredth. Throughput is what
ten connections get done. Memory is that of all processes of a product, without what they share being counted once only.`,
  measure,
};

const remark = `Strapi and Payload have their database in their own process: a read is a call of a function, a write changes one row in one file.
Refdeck is made for a service: each call verifies a token, reads who is a member, and asks DynamoDB Local over HTTP, each time with the
function's policy simulated as AWS would apply it; a write is one transaction of the record, its public copy, counters and the audit log.
By processor profiles of it alone, the gateway takes 0.2 ms of a call, the AWS SDK and DynamoDB Local 0.7 ms for each of a read's two calls and 2 ms for a transaction
of four items, in memory as on disk; each call wakes a dozen threads (edge, function, engine, database), the others' one or two.
What visitors read comes rendered, from the cache of the edge; a change reaches them by the table's stream, which makes the edge drop what it
has. The others compute each public list anew. Its installation has what deploys and tests it,
and Java; the start builds and fills a demo. None of the three is measured as it would be in production.`;

type All<Value> = Record<Name, Value>;

async function measure(progress: (line: string) => void): Promise<Finding[]> {
  if (freemem() < smallestMemory)
    throw new Error('The products run at the same time and need 4 GB of free memory.');
  progress(`Installed products stay in ${root}`);
  const first = await each((name) => install(peers[name], progress));
  const opened: Running[] = [];
  try {
    const running = await each(async (name) => {
      const one = await open(peers[name], progress);
      opened.push(one);
      return one;
    });
    await pause(5_000);
    const memoryBefore = await each(async (name) => memoryOf(running[name].child));
    const { speed, throughput, contention, sizes } = await load(running, progress);
    const memoryAfter = await each(async (name) => memoryOf(running[name].child));
    const rows = [
      row(
        'A list of 100, kB',
        mapped(sizes, ({ list }) => list),
      ),
      row(
        'A public list, kB',
        mapped(sizes, ({ publicList }) => publicList),
      ),
      row('Memory after the start, MB', memoryBefore),
      row('Memory after the load, MB', memoryAfter),
      row(
        'Size of the installation, MB',
        mapped(first, ({ megabytes }) => megabytes),
      ),
      row(
        'From nothing to the first record, s',
        mapped(first, ({ seconds }) => seconds),
      ),
    ];
    return [speed, throughput, contention, { title: 'What it takes', rows, remark }];
  } finally {
    for (const one of opened) await one.stop();
  }
}

async function load(running: All<Running>, progress: (line: string) => void) {
  const ids = await within(120, `${records} records in each`, progress, () =>
    each(async (name) => {
      const made: string[] = [];
      for (let number = 0; number < records; number += 1) made.push(await create(running[name], number));
      return made;
    }),
  );
  const sizes = await each((name) => sizesOf(running[name]));
  let number = records;
  const anyOf = (name: Name) => ids[name][(number += 1) % records]!;
  type Make = (one: Running, name: Name) => Call;
  /** Creating comes last, so that lists are of so many records as is said. */
  const work: Record<string, { call: Make; calls: number; atMost?: number }> = {
    'read one': { call: ({ api }, name) => api.read(anyOf(name)), calls: 600, atMost: 1 },
    'list 100': { call: ({ api }) => api.list(), calls: 150, atMost: 1 },
    'public list': { call: ({ api }) => api.publicList(), calls: 600 },
    update: {
      call: ({ api }, name) => api.update(anyOf(name), typical((number += 1))),
      calls: 150,
      atMost: 1.3,
    },
    create: { call: ({ api }) => api.create(typical((number += 1))), calls: 90, atMost: 1.3 },
  };
  const speed: Finding = { title: 'One call at a time', rows: [], goals: [] };
  const throughput: Finding = { title: 'Ten connections, answers a second', rows: [] };
  for (const [what, { call, calls, atMost }] of Object.entries(work)) {
    if (what !== 'create') {
      const hot = await within(180, `${what}, in a row`, progress, () =>
        each((name) => inARow(async () => succeeded(await running[name].send(call(running[name], name))))),
      );
      speed.rows.push(row(`${what}, in a row`, mapped(hot, inWords)));
    }
    const times = await within(180, what, progress, () =>
      inTurn(
        mapped(running, (one, name) => async () => succeeded(await one.send(call(one, name)))),
        rounds,
      ),
    );
    speed.rows.push(row(what, mapped(times, inWords)));
    if (what === 'public list') speed.rows.push(await untilSeen(running, ids, progress));
    if (atMost) {
      const ratio = quantile(times.refdeck, 0.5) / quantile(times.strapi, 0.5);
      speed.goals!.push({
        goal: `${what}: at most ${atMost.toFixed(1)} × Strapi`,
        measured: `${ratio.toFixed(2)} ×`,
        met: ratio <= atMost,
      });
    }
    const rates = await within(180, `${what}, ten connections`, progress, () =>
      ratesInTurn(running, call, calls),
    );
    throughput.rows.push(
      row(
        what,
        mapped(rates, (taken) => withSpread(taken, 0)),
      ),
    );
  }
  const contention = await within(120, 'ten writers on one record', progress, () => contend(running, ids));
  return { speed, throughput, contention, sizes };
}

/** In kilobytes; rejects when it is not the same work. */
async function sizesOf({ api, send }: Running): Promise<Record<'list' | 'publicList', string>> {
  const sizeOf = async (call: Call, count: number) => {
    const { body } = succeeded(await send(call));
    const found = new Set(body.match(/Reference \d{3}:/g)).size;
    if (found !== count) throw new Error(`${call.path} has ${found} records instead of ${count}`);
    return (Buffer.byteLength(body) / 1_000).toFixed(1);
  };
  return { list: await sizeOf(api.list(), records), publicList: await sizeOf(api.publicList(), 24) };
}

/** How long it takes from the request of a change until a visitor has seen it. */
async function untilSeen(running: All<Running>, ids: All<string[]>, progress: (line: string) => void) {
  const shown = await each(async (name) => {
    const { body } = await running[name].send(running[name].api.publicList());
    return ids[name][Number(/Reference (\d{3}):/.exec(body)![1])]!;
  });
  let change = 0;
  const changeAndSee =
    ({ api, send }: Running, name: Name) =>
    async () => {
      const title = `Change ${(change += 1)} of what is shown`;
      succeeded(await send(api.update(shown[name], { ...typical(0), title })));
      while (!(await send(api.publicList())).body.includes(title)) await pause(1);
    };
  const what = 'change until visitors see it';
  const times = await within(180, what, progress, () => inTurn(mapped(running, changeAndSee), 40));
  return row(what, mapped(times, inWords));
}

/** A third of the calls at a time, of each product in turn. */
async function ratesInTurn(running: All<Running>, call: (one: Running, name: Name) => Call, calls: number) {
  const rates: All<number[]> = { refdeck: [], strapi: [], payload: [] };
  for (let part = 0; part < 3; part += 1) {
    for (const name of names) {
      const started = performance.now();
      await atOnce(Math.ceil(calls / 3), async () =>
        succeeded(await running[name].sendMany(call(running[name], name))),
      );
      rates[name].push(Math.ceil(calls / 3) / ((performance.now() - started) / 1_000));
    }
  }
  return rates;
}

/** Each of ten writers changes the same record twenty times, one change after the other. */
async function contend(running: All<Running>, ids: All<string[]>): Promise<Finding> {
  const results = await each(async (name) => {
    const { api, sendMany } = running[name];
    const refused = new Map<number, number>();
    const started = performance.now();
    await atOnce(200, async (number) => {
      const { status } = await sendMany(api.update(ids[name][0]!, typical(number)));
      if (status >= 300) refused.set(status, (refused.get(status) ?? 0) + 1);
    });
    const done = 200 - [...refused.values()].reduce((sum, count) => sum + count, 0);
    return { rate: (done / ((performance.now() - started) / 1_000)).toFixed(0), refused };
  });
  const refusals = mapped(results, ({ refused }) =>
    refused.size === 0 ? '0' : [...refused].map(([status, count]) => `${count} × ${status}`).join(', '),
  );
  return {
    title: 'Ten writers on one record, 200 changes',
    rows: [
      row(
        'Changes a second',
        mapped(results, ({ rate }) => rate),
      ),
      row('Refused', refusals),
    ],
    goals: [{ goal: 'None refused', measured: refusals.refdeck, met: results.refdeck.refused.size === 0 }],
  };
}

async function atOnce(count: number, act: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await act((next += 1));
  };
  await Promise.all(Array.from({ length: writers }, worker));
}

/** Of one product alone, the last of many. */
async function inARow(act: () => Promise<unknown>): Promise<Times> {
  const times: Times = [];
  for (let done = 0; done < warmUp; done += 1) times.push(await timed(act));
  return times.slice(-rounds);
}

async function create({ api, send }: Running, number: number): Promise<string> {
  return api.idOf(succeeded(await send(api.create(typical(number)))).body);
}

const inWords = (taken: Times): string => `${withSpread(taken, 1)}; ${quantile(taken, 0.99).toFixed(1)}`;

const row = (what: string, values: All<string | number>) => ({
  '': what,
  ...Object.fromEntries(names.map((name) => [peers[name].name, values[name]])),
});

const mapped = <Value, Result>(values: All<Value>, of: (value: Value, name: Name) => Result): All<Result> =>
  Object.fromEntries(names.map((name) => [name, of(values[name], name)])) as All<Result>;

/** One after the other. */
async function each<Result>(act: (name: Name) => Promise<Result>): Promise<All<Result>> {
  const results: [Name, Result][] = [];
  for (const name of names) results.push([name, await act(name)]);
  return Object.fromEntries(results) as All<Result>;
}
