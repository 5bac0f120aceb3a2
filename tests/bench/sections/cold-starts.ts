import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundleOptions } from '#tools/build/bundles/options';
import { unpackBundles } from '../bundles.ts';
import { quantile, type Progress, type Section, withSpread } from '../section.ts';

const run = promisify(execFile);
const rounds = 5;
const most = 1.25;

export const section: Section = {
  title: 'Cold starts',
  method: `Each round starts a fresh Node for each deployed bundle, and right before it one for a bundle that only constructs the table's client
(the same client, built the same way). Measured is the time from the start of the process until the handler is there; a second ratio takes only the
loading of the bundle. A ratio is the median of ${rounds} rounds of the bundle over the median of its neighbors. Sizes are in
\`docs/operations/capacity.json\`. On Lambda, the edge's secret is fetched at the same time; here it is not.`,
  async measure(progress) {
    const { directory, names, remove } = unpackBundles();
    try {
      await build({
        ...bundleOptions(directory, 'here'),
        entryPoints: [{ in: 'tests/bench/client-only.ts', out: 'client-only/index' }],
      });
      const starts = await startAll(directory, names, progress);
      const found = starts.map(rowOf).toSorted((one, other) => other.ratio - one.ratio);
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
        },
      ];
    } finally {
      remove();
    }
  },
};

interface Start {
  /** Milliseconds until the handler is there, from the start of the process. */
  whole: number;
  /** The same, from when the bundle begins to load. */
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

async function startAll(directory: string, names: readonly string[], progress: Progress): Promise<Starts[]> {
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
    // The SDK warns about Node 20, which Lambda does not run.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const { stdout } = await run(process.execPath, ['-e', script, join(directory, name, 'index.js')], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Start;
}

function rowOf({ name, own, bare }: Starts) {
  const times = (starts: Start[], kind: keyof Start) => starts.map((start) => start[kind]);
  const ratioOf = (kind: keyof Start) => quantile(times(own, kind), 0.5) / quantile(times(bare, kind), 0.5);
  return {
    ratio: ratioOf('whole'),
    row: {
      Function: name,
      'Start, ms': withSpread(times(own, 'whole'), 0),
      'Client alone, ms': withSpread(times(bare, 'whole'), 0),
      Ratio: ratioOf('whole').toFixed(2),
      'Loading, ratio': ratioOf('load').toFixed(2),
    },
  };
}
