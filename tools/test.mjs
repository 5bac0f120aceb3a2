// `npm test`: every check there is. Installs what it needs first; the last line counts what really ran.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureChromium, ensureJava, ensurePackages } from './preflight.mjs';

const results = 'test-results';
const checks = ['format', 'lint', 'types', 'dead'];

/** Runs one command to its end; its output appears in one piece, so that parallel ones stay readable. */
function run(title, command, args) {
  const started = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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

async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  for (const check of checks) {
    const ok = await run(`check: ${check}`, 'npm', ['run', '--silent', `check:${check}`]);
    counts[ok ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/** A suite with a JSON report. One that ends without a report, or badly without a failed test, counts as a failure. */
async function runSuite(title, args, report) {
  const ok = await run(title, 'npx', ['--no-install', ...args]);
  const counts = readCounts(report);
  console.log(`   ${counts.passed} passed, ${counts.failed} failed`);
  if (!ok && counts.failed === 0) counts.failed = 1;
  if (ok && counts.passed === 0) counts.failed += 1;
  return counts;
}

function vitest(title, choice, name) {
  const report = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runSuite(title, ['vitest', 'run', ...choice, ...reporters], report);
}

function readCounts(report) {
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    if (json.stats) return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
    for (const file of json.testResults) {
      if (file.status === 'failed' && file.assertionResults.length === 0) json.numFailedTests += 1;
    }
    return { passed: json.numPassedTests, failed: json.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

async function main() {
  checkNode();
  ensurePackages();
  ensureJava();
  ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const checked = runChecks();
  const built = await run('build: functions and web', 'npm', ['run', '--silent', 'build']);

  // Side by side, each with a cloud of its own where it needs one: each often waits for its cloud, and takes turns with the others.
  const suites = [
    vitest('unit and infra suites', ['--project=unit', '--project=infra'], 'units'),
    vitest('API suites, first half', ['--project=api', '--shard=1/2'], 'api-1'),
    vitest('API suites, second half', ['--project=api', '--shard=2/2'], 'api-2'),
    runSuite('browser journeys', ['playwright', 'test'], join(results, 'journeys.json')),
  ];
  const all = [
    { passed: Number(built), failed: Number(!built) },
    await checked,
    ...(await Promise.all(suites)),
  ];

  const total = (kind) => all.reduce((sum, counts) => sum + counts[kind], 0);
  const [passed, failed] = [total('passed'), total('failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
