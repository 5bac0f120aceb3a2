import { stepTimer } from '@refdeck/local-cloud/step-timer';
import type { DemoSignIn } from './demo.ts';
import type { RefdeckCloud } from './cloud.ts';

export function printStep(step: string): void {
  console.log(`✓ ${step}`);
}

export const timeStep = stepTimer(printStep);

/** Expected problems are one sentence; a stack trace helps only with what nobody expected. */
export function printProblem(problem: unknown): void {
  const expected = !(problem instanceof Error) || problem.constructor === Error;
  console.error(expected ? `✗ ${problem instanceof Error ? problem.message : String(problem)}` : problem);
}

export function printReady(
  cloud: RefdeckCloud,
  dataDir: string,
  demo: DemoSignIn | undefined,
  dev: boolean,
): void {
  const lines: [string, string][] = [
    ['Refdeck', cloud.origin],
    ...(demo
      ? ([
          ['Sign in', `${demo.email}  ${demo.password}`],
          ['Public page', `${cloud.origin}/reference-page/${demo.organizationId}`],
        ] satisfies [string, string][])
      : []),
    ['Payments', cloud.stripe ? 'local Stripe, no money moves' : 'Stripe, in test mode'],
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
