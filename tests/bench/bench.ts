/**
 * `npm run bench`: measures every section, one after the other, and writes docs/benchmarks.md. With names of sections (`npm run bench -- routes`), measures those
 * and prints what it found; only with `--write` does it put them into the report, in place of what stands there of them.
 */
import { execFileSync, fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type as system, release } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatted } from '#tools/docs/formatted';
import type { Finding, Section } from './section.ts';

/** In the order of the report. */
const all = ['opening', 'routes', 'cold-starts', 'growth', 'long-lists', 'soak', 'web', 'peers'] as const;
/** Installs software, and is measured by its own command. */
const apart = 'peers';

const file = join('docs', 'benchmarks.md');
/** Without a line of progress for so long, a section says that it is still there; so it is told from one that hangs. */
const silenceMs = 30_000;
/** No section takes longer, unless it hangs. */
const limitMs = 20 * 60_000;

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false }, 'in-this-process': { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(all as readonly string[]).includes(name));
if (unknown) {
  console.error(`There is no section "${unknown}". There are: ${all.join(', ')}.`);
  process.exit(1);
}
if (values['in-this-process']) await measureHere(positionals[0]!);
else await measureAll(positionals);

async function load(name: string): Promise<Section> {
  return ((await import(`./sections/${name}.ts`)) as { section: Section }).section;
}

async function measureHere(name: string): Promise<void> {
  // What measures must not outlive the one that waits for it.
  process.once('disconnect', () => process.exit(1));
  const { measure } = await load(name);
  const findings = await measure((line) => process.send!({ line }));
  process.send!({ findings }, () => process.exit());
}

async function measureAll(names: readonly string[]): Promise<void> {
  const chosen = names.length > 0 ? names : all.filter((name) => name !== apart);
  const parts = new Map<string, string>();
  const failed: string[] = [];
  for (const name of chosen) {
    const section = await load(name);
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 1_000);
    console.log(section.title);
    try {
      const findings = await measured(name, (line) => console.log(`  ${seconds()} s: ${line}`));
      console.log(`  took ${seconds()} s`);
      parts.set(name, inMarkdown(section, findings, seconds()));
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
      console.error(`  ${(error as Error).message}`);
    }
  }
  if (failed.length > 0) process.exitCode = 1;
  // A report of less than was asked for would look like one of all.
  if (failed.length === 0 && (names.length === 0 || values.write)) await write(parts);
  else console.log([...parts.values(), ...failed].join('\n\n'));
}

interface Message {
  line?: string;
  findings?: Finding[];
}

/** In a process of its own; rejects when that ends without a result. */
function measured(name: string, progress: (line: string) => void): Promise<Finding[]> {
  const child = fork('tests/bench/bench.ts', ['--in-this-process', name], { execArgv: ['--import', 'tsx'] });
  let silence = setInterval(() => progress('…'), silenceMs);
  const limit = setTimeout(() => child.kill(), limitMs);
  return new Promise((resolve, reject) => {
    let found: Finding[] | undefined;
    child.on('message', ({ line, findings }: Message) => {
      found ??= findings;
      if (line === undefined) return;
      clearInterval(silence);
      silence = setInterval(() => progress('…'), silenceMs);
      progress(line);
    });
    child.on('exit', (code, signal) => {
      clearInterval(silence);
      clearTimeout(limit);
      if (found) resolve(found);
      else reject(new Error(`${name} ended with ${signal ?? code} and without a result`));
    });
  });
}

function inMarkdown({ title, method }: Section, findings: Finding[], seconds: number): string {
  const when = `${new Date().toISOString().slice(0, 10)}, at ${commit()}, in ${seconds} s.`;
  return [`## ${title}`, method, `Measured ${when}`, ...findings.flatMap(findingInMarkdown)].join('\n\n');
}

function findingInMarkdown({ title, rows, goals = [], remark }: Finding): string[] {
  const held = goals.map(({ goal, measured: value, met }) => ({
    Goal: goal,
    Measured: value,
    Met: met ? 'yes' : '**no**',
  }));
  return [
    ...(title ? [`### ${title}`] : []),
    ...(rows.length > 0 ? [table(rows)] : []),
    ...(held.length > 0 ? [table(held)] : []),
    ...(remark ? [remark] : []),
  ];
}

function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

/** The report with these sections anew; what stands in it of others stays. */
async function write(parts: ReadonlyMap<string, string>): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const standing = (name: string) =>
    new RegExp(`<!-- begin ${name} -->\n([^]*?)<!-- end ${name} -->`).exec(before)?.[1]?.trim();
  const sections = all.flatMap((name) => {
    const text = parts.get(name) ?? standing(name);
    return text ? [`<!-- begin ${name} -->\n\n${text}\n\n<!-- end ${name} -->`] : [];
  });
  writeFileSync(file, await formatted('benchmarks.md', `${head()}\n\n${sections.join('\n\n')}\n`));
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

function head(): string {
  const [processor] = cpus();
  return `# Benchmarks

Written by \`npm run bench\`; one part of it is measured anew by \`npm run bench -- --write routes\`.

**How to read it.** Local engines are not AWS: no time here is a promise. What can be compared are _ratios_ (both sides were measured in
turn, in one run, on one machine) and one version of the product with another on the same machine. A figure with two others in brackets is the median with the
quartiles around it: where those are far apart, the machine was busy, and the ratio is worth less. p99 is what one call of a hundred exceeds. A goal that is missed says why below its table.
What does not depend on a machine (units, calls, round trips, bytes, requests) is not here for its own sake: \`npm test\` counts it and fails when it grows
([decision 31](decisions/0031-capacity-gate.md)).

| | |
| --- | --- |
| Machine | ${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB |
| System | ${system()} ${release()}, Node ${process.versions.node} |`;
}
