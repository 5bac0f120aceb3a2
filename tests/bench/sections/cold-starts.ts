import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { partsOfBundles, unpackBundles } from '../bundles.ts';
import { quantile, type Section, withSpread } from '../section.ts';

const run = promisify(execFile);
const rounds = 5;
const most = 1.25;

export const section: Section = {
  title: 'Cold starts',
  method: `Each round starts a fresh Node for each deployed bundle, and right before it one for a bundle that only constructs the table's client
(the same client, built the same way). Counted is from the start of the process until the handler is there; a second column has the loading of the bundle alone. The ratio is
the median of ${rounds} rounds of the bundle over the median of its neighbors. On Lambda, the edge's secret is asked for at the same time; here it is not.`,
  async measure(progress) {
    const { directory, names, remove } = unpackBundles();
    try {
      progress('reading what the bundles are made of');
      const parts = await partsOfBundles(directory);
      const starts = await startAll(directory, names, progress);
      const found = starts
        .map((start) => rowOf(start, directory, parts))
        .toSorted((one, other) => other.ratio - one.ratio);
      const over = found.filter(({ ratio }) => ratio > most);
      return [
        {
          rows: found.map(({ row }) => row),
          goals: [
            {
              goal: `Every function starts in at most ${most} of the time of the client alone`,
              measured: `${found.length - over.length} of ${found.length}; at most ${found[0]!.ratio.toFixed(2)}`,
              met: over.length === 0,
            },
          ],
          remark: remarkOn(over.map(({ row }) => row.Function)),
        },
      ];
    } finally {
      remove();
    }
  },
};

interface Start {
  /** Until the handler is there, in ms: since the process began, and since the bundle began to load. */
  whole: number;
  load: number;
}

interface Starts {
  name: string;
  own: Start[];
  bare: Start[];
}

const script = `
  const begun = performance.now();
  const { handler } = require(process.argv[1]);
  if (typeof handler !== 'function') throw new Error('no handler');
  const ready = performance.now();
  console.log(JSON.stringify({ whole: ready, load: ready - begun }));`;

async function startAll(
  directory: string,
  names: readonly string[],
  progress: (line: string) => void,
): Promise<Starts[]> {
  const starts = names.map((name): Starts => ({ name, own: [], bare: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, own, bare } of starts) {
      bare.push(await startOf(directory, 'client-only'));
      own.push(await startOf(directory, name));
    }
    progress(`round ${round} of ${rounds}, ${names.length} functions each`);
  }
  return starts;
}

async function startOf(directory: string, name: string): Promise<Start> {
  const env = {
    PATH: process.env.PATH,
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'none',
    // The SDK's advice about Node: Lambda runs a newer one.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const { stdout } = await run(process.execPath, ['-e', script, join(directory, name, 'index.js')], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Start;
}

function rowOf({ name, own, bare }: Starts, directory: string, parts: Map<string, Map<string, number>>) {
  const source = readFileSync(join(directory, name, 'index.js'));
  const median = (starts: Start[], kind: keyof Start) =>
    quantile(
      starts.map((start) => start[kind]),
      0.5,
    );
  const ratio = median(own, 'whole') / median(bare, 'whole');
  return {
    ratio,
    row: {
      Function: name,
      'Size, kB': Math.round(source.length / 1_000),
      'Zipped, kB': Math.round(gzipSync(source).length / 1_000),
      'Start, ms': withSpread(
        own.map(({ whole }) => whole),
        0,
      ),
      'Client alone, ms': withSpread(
        bare.map(({ whole }) => whole),
        0,
      ),
      Ratio: ratio.toFixed(2),
      'Loading, ratio': (median(own, 'load') / median(bare, 'load')).toFixed(2),
      'Most beside the client, kB': mostBeside(parts.get(name)!, parts.get('client-only')!),
    },
  };
}

function mostBeside(own: Map<string, number>, client: Map<string, number>): string {
  return [...own]
    .map(([name, bytes]): [string, number] => [name, (bytes - (client.get(name) ?? 0)) / 1_000])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, kilobytes]) => `${name} ${Math.round(kilobytes)}`)
    .join(', ');
}

/** What those that may miss the goal are for. */
const reasons: Record<string, string> = {
  'social-image': 'satori, and the fonts that it draws with, which are in the bundle',
  'process-upload': 'sharp, whose native library takes 40 to 50 ms: it is what the function is for',
  'sweep-uploads': 'sharp as well, for uploads whose event was lost; nobody waits for a job',
  'reference-page':
    'React with its renderer for Node, the parser of stories, and the contract of all that a page shows',
  'approval-page': 'the same: it renders a page too',
  'purge-organizations': "Stripe's library and the client of S3; nobody waits for a job",
  asset: "the client of S3 with the signing of uploads, and CloudFront's signatures",
  'invalidate-cache': 'the client of CloudFront, and its XML; nobody waits for what the stream starts',
};

function remarkOn(over: readonly string[]): string {
  const named = over.flatMap((name) => (reasons[name] ? [`\`${name}\`: ${reasons[name]}.`] : []));
  return [
    `What every function of the API has beside the client is zod: it makes the 700 to 1,500 schemas of its part of the contract while it loads, which is 10 to 15 ms in their profiles.`,
    ...(named.length > 0
      ? [`Beyond that, some hold what they are for:\n\n${named.map((line) => `- ${line}`).join('\n')}`]
      : []),
  ].join(' ');
}
