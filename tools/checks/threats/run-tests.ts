import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cited } from './document.ts';

const report = join('test-results', 'threats.json');

const kinds = [
  /^(packages|tests\/(contract|web|cards|docs|tools|functions))\//,
  /^tests\/infra\//,
  /^tests\/(api|isolation|attack)\//,
];
const journeys = /^tests\/journeys\//;

/** Stops after the quickest kind of suite that fails. */
export async function failing(proof: readonly Cited[], directory: string): Promise<string[]> {
  for (const kind of [...kinds, journeys]) {
    const cited = proof.filter(({ file }) => kind.test(file));
    if (cited.length === 0) continue;
    const failed = await (kind === journeys ? failedJourneys : failedSuites)(cited, directory);
    const died = cited.filter(({ file, name }) =>
      failed.some((one) => one.file === file && titleOf(name).test(one.name)),
    );
    if (died.length > 0) return died.map(({ name }) => name);
  }
  return [];
}

/** Placeholders of `it.each` match anything. */
const patternOf = (name: string) =>
  name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/%(\\\.\d+)?[sj]/g, '.*');
const titleOf = (name: string) => new RegExp(`^${patternOf(name)}$`);
const anyOf = (cited: readonly Cited[]) => `(${cited.map(({ name }) => patternOf(name)).join('|')})$`;
const filesOf = (cited: readonly Cited[]) => [...new Set(cited.map(({ file }) => file))];

interface SuitesReport {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

async function failedSuites(cited: readonly Cited[], directory: string): Promise<Cited[]> {
  const args = ['vitest', 'run', ...filesOf(cited), '-t', anyOf(cited), '--reporter=json'];
  const { testResults } = await run<SuitesReport>([...args, `--outputFile.json=${report}`], directory);
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .some(({ status }) => ['passed', 'failed'].includes(status));
  if (!ran) throw new Error('No test has run: the set-up has failed');
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // A timeout proves nothing about the guarantee.
      .filter(({ status, failureMessages: [why = ''] }) => status === 'failed' && !/timed out in/.test(why))
      .map(({ title }) => ({ file: name.slice(directory.length + 1), name: title })),
  );
}

interface JourneysReport {
  suites: { file: string; specs: { title: string; ok: boolean }[] }[];
}

async function failedJourneys(cited: readonly Cited[], directory: string): Promise<Cited[]> {
  await execute('npm', ['run', '--silent', 'build'], { cwd: directory });
  const args = ['playwright', 'test', ...filesOf(cited), '-g', anyOf(cited), '--reporter=json'];
  const { suites } = await run<JourneysReport>(args, directory, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return suites.flatMap(({ file, specs }) =>
    specs
      .filter(({ ok }) => !ok)
      .map(({ title }) => ({ file: join('tests', 'journeys', file), name: title })),
  );
}

const execute = promisify(execFile);

/** Without a report nothing has run, for example because nothing could be built. */
async function run<Report>(args: string[], cwd: string, environment = {}): Promise<Report> {
  const path = join(cwd, report);
  rmSync(path, { force: true });
  const env = { ...process.env, ...environment };
  const output = await execute('npx', ['--no-install', ...args], {
    cwd,
    env,
    maxBuffer: 64 * 1024 ** 2,
  }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    throw new Error(`No test has run:\n${output.slice(-3_000)}`);
  }
}
