import { cpSync, readFileSync, rmSync, watch } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DevServer } from '@refdeck/local-cloud/gateway/connect';
import { stepTimer } from '@refdeck/local-cloud/step-timer';
import { buildFunctions, FUNCTIONS_OUTPUT } from '#tools/build/build-functions';
import { buildWeb, WEB_OUTPUT } from '#tools/build/build-web';
import { APP_OUTPUT, synthesize } from '#tools/build/synthesize';
import { startCloud, type RefdeckCloud } from './cloud.ts';
import { assertUnused, dataDirFromEnvironment, prepareDataDir } from './data-dir.mjs';
import { readDemo, type DemoSignIn } from './demo.ts';
import { recordedNotice } from './recorded-ted.ts';
import { assertPortFree, portFromEnvironment } from './ports.ts';

export function printStep(step: string): void {
  console.log(`✓ ${step}`);
}

export const timeStep = stepTimer(printStep);

/** A stack trace helps only with unexpected problems. */
export function printProblem(problem: unknown): void {
  const expected = !(problem instanceof Error) || problem.constructor === Error;
  console.error(expected ? `✗ ${problem instanceof Error ? problem.message : String(problem)}` : problem);
}

export function printReady(
  cloud: RefdeckCloud,
  dataDir: string,
  demo: (DemoSignIn & { approval: string | undefined }) | undefined,
  dev: boolean,
): void {
  const lines: [string, string][] = [
    ['Refdeck', cloud.origin],
    ...(demo
      ? ([
          ['Sign in', `${demo.email}  ${demo.password}`],
          ['Public page', `${cloud.origin}/reference-page/${demo.slug}`],
          ...(demo.approval ? ([['Approval link', demo.approval]] satisfies [string, string][]) : []),
        ] satisfies [string, string][])
      : []),
    ['Payments', cloud.stripe ? 'local Stripe, no money moves' : 'Stripe, in test mode'],
    ['Notice of TED', `${recordedNotice}, the only one here`],
    ['Mailbox', `${cloud.origin}/__local/mail`],
    ['Data', `${dataDir} (npm run reset removes it)`],
    ['Function log', `${dataDir}/functions.log`],
    ...(dev
      ? ([['Reload', 'web and functions; without the content security policy']] satisfies [string, string][])
      : []),
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  console.log(`\n${lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')}\n`);
  console.log('  Ctrl+C stops everything.\n');
}

const POLL_MS = 500;

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    /** A synthesized directory: nothing is built or seeded. */
    app: { type: 'string' },
  },
});
const { dev } = flags;

let cloud: RefdeckCloud | undefined;
let ending = false;

/** Runs once. Before the start is complete, the engines' own exit handlers clean up. */
async function end(exitCode: number, problem?: unknown): Promise<void> {
  if (ending) return;
  ending = true;
  if (problem !== undefined) printProblem(problem);
  await cloud?.stop();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
onOrphaned(() => void end(0));
process.on('uncaughtException', (error) => void end(1, error));
process.on('unhandledRejection', (error) => void end(1, error));

async function main(): Promise<void> {
  const port = portFromEnvironment();
  const dataDir = dataDirFromEnvironment();
  prepareDataDir(dataDir);
  await assertUnused(dataDir);
  await assertPortFree(port);

  const outDir = flags.app ?? (await buildApp(dataDir));
  cloud = await startCloud({
    dataDir,
    outDir,
    port,
    verbose: flags.verbose,
    onStep: printStep,
    onCrash: (error) => void end(1, error),
    ...(dev ? { dev: { functionsDir: FUNCTIONS_OUTPUT, startWeb } } : { webDir: WEB_OUTPUT }),
  });
  if (dev) await watchSources(cloud);
  printReady(cloud, dataDir, flags.app ? undefined : await demoOf(cloud, dataDir), dev);
}

async function buildApp(dataDir: string): Promise<string> {
  await timeStep('Functions built', () => buildFunctions());
  if (!dev) await timeStep('Web built', buildWeb);
  await timeStep('App synthesized', synthesize);
  // The app is a copy, because another build may replace the original.
  const outDir = join(dataDir, 'app');
  rmSync(outDir, { recursive: true, force: true });
  cpSync(APP_OUTPUT, outDir, { recursive: true });
  return outDir;
}

async function demoOf(running: RefdeckCloud, dataDir: string) {
  const demo = readDemo(dataDir) ?? (await seed(running, dataDir));
  return demo && { ...demo, approval: await approvalOf(running, dataDir, demo) };
}

/** Returns undefined if the demo's people or references were changed. */
async function approvalOf(running: RefdeckCloud, dataDir: string, demo: DemoSignIn) {
  try {
    const { sampleApproval } = await import('#tools/seed/approvals');
    return await sampleApproval(running, dataDir, demo);
  } catch (error) {
    printProblem(`No sample approval link: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function seed(running: RefdeckCloud, dataDir: string) {
  try {
    return await timeStep('Demo organization seeded, with sample visits', async () => {
      const { seedDemo } = await import('#tools/seed/seed');
      return seedDemo(running, dataDir);
    });
  } catch (error) {
    printProblem(error);
    printProblem('The demo organization could not be seeded; the next start tries again.');
    return undefined;
  }
}

// The builders are large, and only `npm run dev` keeps them.
async function startWeb(http: Server): Promise<DevServer> {
  const { startDevWeb } = await import('./dev-web.ts');
  return startDevWeb(http);
}

async function watchSources(running: RefdeckCloud): Promise<void> {
  const { watchFunctions } = await import('#tools/build/bundles/watch');
  let first = true;
  await watchFunctions(() => {
    if (!first) void running.reloadFunctions().then(() => printStep('Functions reloaded'));
    first = false;
  });
  watchInfra(() => printStep('The infrastructure has changed: restart to see it'));
}

/** Routes, environments and policies are read at the start only. */
function watchInfra(onChange: () => void): void {
  let announced = false;
  for (const directory of ['infra', 'bin']) {
    watch(directory, { recursive: true }, () => {
      if (!announced) onChange();
      announced = true;
    }).unref();
  }
}

/** A signal to npm ends only npm's shell, so the cloud ends when its parent or npm is gone. */
function onOrphaned(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) callback();
  }, POLL_MS).unref();
}

/** The parent and, where the system tells, the shell's parent. */
function ancestors(): string {
  const { ppid } = process;
  try {
    const [, name = '', parent = ''] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${ppid} ${parent}` : `${ppid}`;
  } catch {
    return `${ppid}`;
  }
}

try {
  await main();
} catch (error) {
  await end(1, error);
}
