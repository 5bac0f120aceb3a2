// `npm run races -- --minutes 60`: repeats the random suites with new seeds.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureJava } from '../start/preflight.mjs';
import { readReport } from './reports.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const end = Date.now() + Number(values.minutes) * 60_000;
const report = join('test-results', 'races.json');
const files = readdirSync(join('tests', 'api'))
  .map((name) => join('tests', 'api', name))
  .filter((file) => readFileSync(file, 'utf8').includes('fc.asyncProperty'));

ensureJava();
mkdirSync('test-results', { recursive: true });
let rounds = 0;
let total = 0;
do {
  const seed = process.env.REFDECK_SEED ?? String(randomInt(2 ** 31));
  const args = [
    '--no-install',
    'vitest',
    'run',
    '--project=api',
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
  ];
  const { status, stdout, stderr } = spawnSync('npx', [...args, `--outputFile.json=${report}`, ...files], {
    env: { ...process.env, REFDECK_SEED: seed },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const { passed, failed } = readReport(report);
  rounds += 1;
  total += passed;
  console.log(`REFDECK_SEED=${seed}: ${passed} passed, ${failed.length} failed`);
  if (status !== 0) {
    for (const { title } of failed) console.log(`failed: ${title}`);
    // The report has no causes, which tell what a property found.
    console.log(stdout);
    console.log(stderr);
    process.exit(1);
  }
} while (Date.now() < end);
console.log(`\n${rounds} rounds of ${files.length} suites: ${total} passed, 0 failed`);
