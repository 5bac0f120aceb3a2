/**
 * `npm run bench`: measures every section, one after the other, and writes docs/benchmarks.md. With names of sections (`npm run bench -- routes`), measures those,
 * prints what it found and writes nothing.
 */
import { execFileSync, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type as system, release } from 'node:os';
import { join } from 'node:path';
import { formatted } from '#tools/docs/formatted';
import type { Finding, Section } from './section.ts';

/** In the order of the report. */
const all: readonly string[] = ['opening'];

const [flag, only] = process.argv.slice(2);
if (flag === '--in-this-process') await measureHere(only!);
else await measureAll(process.argv.slice(2));

const load = async (name: string): Promise<Section> =>
  ((await import(`./sections/${name}.ts`)) as { section: Section }).section;

async function measureHere(name: string): Promise<void> {
  const { measure } = await load(name);
  const findings = await measure((line) => console.log(`  ${line}`));
  process.send!(findings, () => process.exit());
}

async function measureAll(names: readonly string[]): Promise<void> {
  const parts: string[] = [];
  for (const name of names.length > 0 ? names : all) {
    const section = await load(name);
    const started = Date.now();
    console.log(`${section.title}`);
    const findings = await measured(name);
    console.log(`  took ${Math.round((Date.now() - started) / 1_000)} s`);
    parts.push(`## ${section.title}\n\n${section.method}\n\n${findings.map(inMarkdown).join('\n\n')}`);
  }
  const report = parts.join('\n\n');
  if (names.length > 0) console.log(report);
  else
    writeFileSync(
      join('docs', 'benchmarks.md'),
      await formatted('benchmarks.md', `${head()}\n\n${report}\n`),
    );
}

/** In a process of its own; rejects when that ends without a result. */
function measured(name: string): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    const child = fork('tests/bench/bench.ts', ['--in-this-process', name], {
      execArgv: ['--import', 'tsx'],
    });
    let findings: Finding[] | undefined;
    child.on('message', (message) => (findings = message as Finding[]));
    child.on('exit', (code) =>
      findings ? resolve(findings) : reject(new Error(`${name} ended with ${code} and without a result`)),
    );
  });
}

function inMarkdown({ title, rows, goals = [], remark }: Finding): string {
  return [
    ...(title ? [`### ${title}`] : []),
    table(rows),
    ...(goals.length > 0
      ? [
          table(
            goals.map(({ goal, measured, met }) => ({
              Goal: goal,
              Measured: measured,
              Met: met ? 'yes' : '**no**',
            })),
          ),
        ]
      : []),
    ...(remark ? [remark] : []),
  ].join('\n\n');
}

function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

function head(): string {
  const [processor] = cpus();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `# Benchmarks

Written by \`npm run bench\`. Figures of one machine and one run: compare ratios with ratios and one version with another, and
read no time as a promise. Local engines are not AWS.

| | |
| --- | --- |
| Measured | ${new Date().toISOString().slice(0, 10)}, at ${commit} |
| Machine | ${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB |
| System | ${system()} ${release()}, Node ${process.versions.node} |`;
}
