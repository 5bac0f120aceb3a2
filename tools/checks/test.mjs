// `npm test`: every check there is. Installs what it needs first; the last line counts what really ran.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureChromium, ensureJava, ensurePackages } from '../start/preflight.mjs';

const results = 'test-results';
const checks = ['format', 'lint', 'types', 'dead'];

/** Runs one command to its end; its output appears in one piece, so that parallel ones stay readable. */
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

/** As many at once as there are cores: more would only wait for each other, until one waits too long. */
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
  return { passed: Number(ok), failed: ok ? [] : [title], late: [] };
};

/** A suite with a JSON report. One that ends without a report, or badly without a failed test, counts as a failure. */
const suite = (name, args, env) => async () => {
  const report = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const ok = await run(name, 'npx', ['--no-install', ...args(report)], env?.(report));
  const counts = readReport(report);
  const unexplained = ok ? counts.passed === 0 : counts.failed.length + counts.late.length === 0;
  if (unexplained) counts.failed.push(`${name}: see its output`);
  console.log(`   ${counts.passed} passed, ${counts.failed.length + counts.late.length} failed`);
  return counts;
};

const vitest = (name, choice) =>
  suite(name, (report) => [
    'vitest',
    'run',
    ...choice,
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);

const journeys = (shard) =>
  suite(
    `browser journeys ${shard}`,
    (report) => ['playwright', 'test', '--workers=1', `--shard=${shard}`, `--output=${report}.files`],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );

/** The names of what failed, and of what ran out of time, which says something about the machine as well. */
function readReport(file) {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8'));
    return json.suites ? countJourneys(json) : countTests(json);
  } catch {
    return { passed: 0, failed: [], late: [] };
  }
}

function countTests({ numPassedTests, testResults }) {
  const counts = { passed: numPassedTests, failed: [], late: [] };
  for (const { name, status, assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.length === 0) counts.failed.push(name);
    for (const { status: ended, fullName, failureMessages } of assertionResults) {
      if (ended !== 'failed') continue;
      const isLate = failureMessages.every((message) => /\btimed out in \d+ms/.test(message));
      counts[isLate ? 'late' : 'failed'].push(fullName);
    }
  }
  return counts;
}

function countJourneys({ stats, suites, errors }) {
  const counts = { passed: stats.expected, failed: errors.map(({ message }) => message), late: [] };
  const specs = ({ specs: own = [], suites: inner = [] }) => [...own, ...inner.flatMap(specs)];
  for (const { ok, title, file, tests } of suites.flatMap(specs)) {
    const isLate = tests.some(({ results: runs }) => runs.some(({ status }) => status === 'timedOut'));
    if (!ok) counts[isLate ? 'late' : 'failed'].push(`${file}: ${title}`);
  }
  return counts;
}

async function main() {
  checkNode();
  ensurePackages();
  ensureJava();
  ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const prepared = await runAll([
    npmScript('build: functions and web', 'build'),
    ...checks.map((check) => npmScript(`check: ${check}`, `check:${check}`)),
  ]);
  // The longest first, so that the cores end together.
  const tested = await runAll([
    vitest('API suites 1/2', ['--project=api', '--shard=1/2']),
    journeys('1/2'),
    journeys('2/2'),
    vitest('API suites 2/2', ['--project=api', '--shard=2/2']),
    vitest('unit suites', ['--project=unit']),
    vitest('infra suites', ['--project=infra']),
  ]);

  const all = [...prepared, ...tested];
  const failed = all.flatMap((counts) => counts.failed);
  const late = all.flatMap((counts) => counts.late);
  console.log();
  for (const name of failed) console.log(`failed: ${name}`);
  for (const name of late) console.log(`ran out of time: ${name}`);
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
  console.log(`\n${passed} passed, ${failed.length + late.length} failed`);
  process.exit(failed.length + late.length === 0 ? 0 : 1);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
