import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdsIf, type Evidence, type Proof, type Site } from '../proof.ts';

/** The targets of docs/operations/disaster-recovery.md. */
export const promised = { lostSeconds: 5 * 60, usableSeconds: 4 * 3_600 };

export const restore: Proof = {
  id: 'restore',
  statement: 'The table is restored beside itself, whole, within the time that disaster recovery promises.',
  run(site) {
    const { report, error } = drillReport(site);
    return Promise.resolve(judgeDrill(report, error));
  },
};

/** Without a report, the drill could not run. */
export function drillReport(
  { region, stageName }: Pick<Site, 'region' | 'stageName'>,
  args: readonly string[] = [],
): { report?: string | undefined; error?: string | undefined } {
  const to = mkdtempSync(join(tmpdir(), 'refdeck-prove-'));
  const { stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'restore-drill', '--', '--stage', stageName, '--to', to, ...args],
    { env: { ...process.env, AWS_REGION: region }, encoding: 'utf8' },
  );
  const file = join(to, 'drill-report.md');
  const error = stderr.trim().split('\n').at(-1);
  return { report: existsSync(file) ? readFileSync(file, 'utf8') : undefined, error };
}

export function judgeDrill(report: string | undefined, error = '', within = promised): Evidence {
  if (report === undefined) return { result: 'later', message: `no report: ${error}` };
  const told = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? NaN);
  const items = told(/^\| Items \| (\d+) /m);
  const lost = told(/^\| Lost, had it been needed \| (\d+) s /m);
  const usable = told(/^\| Until usable \| ([\d.]+) /m);
  const [, newest = ''] = /\((the newest item is .*?) old\)/.exec(report) ?? [];
  const findings = report.includes('**Succeeded.**') ? 0 : told(/^\*\*Failed: (\d+) findings/m);
  return holdsIf(
    findings === 0 &&
      items > 0 &&
      !newest.includes('nothing written') &&
      lost <= within.lostSeconds &&
      usable <= within.usableSeconds,
    `${items} items (${newest}), ${findings} findings, lost ${lost} s, usable after ${usable} s`,
  );
}
