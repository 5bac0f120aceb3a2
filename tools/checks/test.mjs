// `npm test`: every check. The last line counts what really ran.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesToRepeat, readReport, settle } from './reports.mjs';
import { checkNode, ensureChromium, ensureJava, ensurePackages } from '../start/preflight.mjs';

const results = 'test-results';
const checks = ['format', 'lint', 'types', 'dead'];

function run(title, command, args, env = {}) {
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`\n== ${title} (${seconds} s): ${code === 0 ? 'ok' : `failed with ${code}`}`);
      if (code !== 0 || process.argv.includes('--verbose')) console.log(output.trim());
      resolve(code === 0);
    });
  });
}

/** More jobs than cores would only slow each other down. */
async function runAll(jobs) {
  const waiting = [...jobs];
  const done = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await job());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return done;
}

const npmScript = (title, script) => async () => {
  const ok = await run(title, 'npm', ['run', '--silent', script]);
  return { passed: Number(ok), failed: ok ? [] : [{ title }] };
};

/** Tests that ran out of time run once more, without other suites beside them. */
const suite = (name, args, choice, env) => async () => {
  const first = await runSuite(name, args, choice, env);
  const files = filesToRepeat(first);
  if (files.length === 0) return first;
  return settle(first, await runSuite(`${name}, what ran out of time`, args, files, env));
};

async function runSuite(name, args, choice, env) {
  const report = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const ok = await run(name, 'npx', ['--no-install', ...args(report), ...choice], env?.(report));
  const counts = readReport(report);
  const unexplained = ok ? counts.passed === 0 : counts.failed.length === 0;
  if (unexplained) counts.failed.push({ title: `${name}: see its output` });
  console.log(`   ${counts.passed} passed, ${counts.failed.length} failed`);
  return counts;
}

const vitest = (name, project, choice = []) =>
  suite(
    name,
    (report) => [
      'vitest',
      'run',
      `--project=${project}`,
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    choice,
  );

const journeys = (shard) =>
  suite(
    `browser journeys ${shard}`,
    (report) => ['playwright', 'test', '--workers=1', `--output=${report}.files`],
    [`--shard=${shard}`],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );

async function main() {
  checkNode();
  ensurePackages();
  ensureJava();
  ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // Any run can be repeated with this number.
  process.env.REFDECK_SEED ??= String(randomInt(2 ** 31));
  console.log(`Random suites use REFDECK_SEED=${process.env.REFDECK_SEED}`);

  const prepared = await runAll([
    npmScript('build: functions and web', 'build'),
    ...checks.map((check) => npmScript(`check: ${check}`, `check:${check}`)),
  ]);
  // The longest suites start first, so that the cores end together.
  const tested = await runAll([
    vitest('API suites 1/2', 'api', ['--shard=1/2']),
    journeys('1/2'),
    journeys('2/2'),
    vitest('API suites 2/2', 'api', ['--shard=2/2']),
    vitest('unit suites', 'unit'),
    vitest('infra suites', 'infra'),
  ]);

  const all = [...prepared, ...tested];
  const failed = all.flatMap((counts) => counts.failed);
  console.log();
  for (const { title } of all.flatMap(({ passedLate = [] }) => passedLate))
    console.log(`ran out of time on this machine, and passed in a second run: ${title}`);
  for (const { title } of failed) console.log(`failed: ${title}`);
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
