import { retention } from '#contract/rules/retention';
import type { Templates } from '../../tests/infra/templates.ts';
import { formatted } from '#tools/docs/formatted';
import {
  alwaysInMonth,
  besides,
  checkInMonth,
  hours,
  month,
  monthOfOne,
  ofSmokeTest,
  sizes,
  smokeTestRun,
  tracesOf,
} from './behavior.ts';
import { assumedMs, eventNames, isCall, routeNames, rows, usageOf, type Durations } from './calls.ts';
import { buildRows } from './build.ts';
import { hottest, sharedQuotas } from './capacity.ts';
import { memoryOf, smokeTestsInHour, fixedUsage, fixedUsageIdle, tableMaximum } from './stacks.ts';
import {
  add,
  billed,
  date,
  dollarsOf,
  meters,
  prices,
  region,
  times,
  type Meter,
  type Usage,
} from './usage.ts';

/** Tables are named as between their markers in `docs/operations/costs.md`. */
export function tablesOf(templates: Templates, durations: Durations = assumedMs): Record<string, string> {
  const memory = memoryOf(templates);
  const each = (names: string[]) => eachTable(names, memory, durations);
  return {
    routes: each(routeNames),
    events: each(eventNames),
    months: monthTable(templates, durations),
    behavior: behaviorTable(),
    durations: table(
      ['Kind', 'ms'],
      Object.entries(durations).map(([kind, ms]) => [kind, String(ms)]),
    ),
    prices: priceTable(),
  };
}

export function capacityTables(
  templates: Templates,
  durations: Durations = assumedMs,
): Record<string, string> {
  const quotas = sharedQuotas(memoryOf(templates), durations)
    .map((quota) => ({ ...quota, organizations: quota.quota / quota.load }))
    .toSorted((a, b) => a.organizations - b.organizations);
  const rough = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 2 });
  return {
    shared: table(
      ['Quota', 'Figure', 'One organization takes', 'Reached at about'],
      quotas.map(({ what, quota, load, organizations }) => [
        what,
        amount(quota),
        rough(load),
        `${rough(organizations)} organizations`,
      ]),
    ),
    hottest: table(
      ['One organization, on its own partition', 'Units each', 'A second'],
      hottest().map(({ what, capacity, aSecond }) => [what, capacity, amount(aSecond)]),
    ),
    build: table(['Quota', 'Figure', 'Today', 'Then'], buildRows(templates)),
  };
}

export async function withTables(text: string, tables: Record<string, string>): Promise<string> {
  let result = text;
  for (const [name, content] of Object.entries(tables)) {
    const marked = new RegExp(`(<!-- begin ${name} -->)[^]*?(<!-- end ${name} -->)`);
    if (!marked.test(result)) throw new Error(`No place for the table ${name}`);
    result = result.replace(marked, (_all, begin: string, end: string) => `${begin}\n\n${content}\n\n${end}`);
  }
  return await formatted('costs.md', result);
}

function eachTable(names: string[], memory: Record<string, number>, durations: Durations): string {
  const lines = names.map((name) => {
    const { reads, writes, kilobytes } = rows[name]!;
    const usage = usageOf(name, memory, durations);
    const { reads: _reads, writes: _writes, ...rest } = usage;
    const million = 1_000_000;
    return [
      /^[A-Z]+ \//.test(name) ? `\`${name}\`` : name,
      String(reads),
      String(writes),
      isCall(name) ? String(kilobytes) : '',
      dollars(million * dollarsOf({ reads, writes })),
      dollars(million * dollarsOf(rest)),
      dollars(million * dollarsOf(usage)),
    ];
  });
  return table(['', 'Reads', 'Writes', 'kB', 'Table', 'The rest', '$ a million'], lines);
}

const happening = (
  calls: Record<string, number>,
  memory: Record<string, number>,
  durations: Durations,
): Usage =>
  add(...Object.entries(calls).map(([name, often]) => times(often, usageOf(name, memory, durations))));

const traced = (usage: Usage): Usage => ({ ...usage, traces: tracesOf(usage.functionRuns!) });

function monthUsage(templates: Templates, count: number, durations: Durations): Usage {
  const memory = memoryOf(templates);
  const smokeTest = add(happening(smokeTestRun, memory, durations), ofSmokeTest);
  const always = add(
    happening(alwaysInMonth, memory, durations),
    checkInMonth,
    times(hours * smokeTestsInHour(templates), smokeTest),
  );
  return traced(add(times(count, add(happening(monthOfOne, memory, durations), besides)), always));
}

/** docs/operations/deploy.md recommends these. */
const recommended = (usage: Usage): Usage => {
  const { secretReads = 0, invalidations = 0, mails = 0, tableGigabytes = 0, fileGigabytes = 0 } = usage;
  const events = secretReads + invalidations + mails;
  return {
    ...usage,
    threatEvents: events,
    trailEvents: events,
    // Each night copies the whole table, but only those files that have changed.
    copiedTableGigabytes: retention.backupDays * tableGigabytes,
    copiedFileGigabytes: fileGigabytes,
  };
};

type Stages = Record<'dev' | 'prod', Templates>;

export const stageTables = (stages: Stages): Record<string, string> => ({
  idle: idleTable(stages),
  flood: floodTable(stages),
});

export function idleBill(templates: Templates): { usage: Usage; dollars: number } {
  const usage = recommended(add(monthUsage(templates, 0, assumedMs), fixedUsageIdle(templates)));
  if (!usage.firewalls) usage.firewallRequests = 0;
  return { usage, dollars: meters.reduce((total, meter) => total + billed(meter, usage[meter]), 0) };
}

/** All other counts are measured calls times their schedule. */
const countedFrom: Partial<Record<Meter, string>> = {
  alarms: 'templates: metrics of all alarms',
  metrics: 'templates: filters of the log, and two of the check',
  insightRules: 'templates: two for the table',
  traces: 'one for each run',
  secrets: 'templates: secrets',
  secretReads: 'functions that the check keeps awake',
  firewalls: 'templates: web ACLs',
  firewallRules: 'templates: rules of them',
  threatEvents: 'reads of secrets',
  trailEvents: 'reads of secrets',
};

function idleTable({ dev, prod }: Stages): string {
  const bills = [idleBill(dev), idleBill(prod)];
  const lines = meters
    .filter((meter) => bills.some(({ usage }) => usage[meter]))
    .map((meter) => [
      prices[meter].what,
      ...bills.flatMap(({ usage }) => [amount(usage[meter] ?? 0), dollars(billed(meter, usage[meter]))]),
      countedFrom[meter] ?? 'scheduled calls',
    ]);
  const totals = bills.flatMap((bill) => ['', `**${dollars(bill.dollars)}**`]);
  return table(['', '`dev`', '$', '`prod`', '$', 'Counted from'], [...lines, ['**A month**', ...totals, '']]);
}

function floodTable(stages: Stages): string {
  const lines = Object.entries(stages).map(([name, templates]) => {
    const { reads, writes } = tableMaximum(templates);
    const second = dollarsOf({ reads, writes });
    return [`\`${name}\``, amount(reads), amount(writes), dollars(3_600 * second), dollars(86_400 * second)];
  });
  return table(['Stage', 'Read units a second', 'Write units a second', '$ an hour', '$ a day'], lines);
}

function monthTable(templates: Templates, durations: Durations): string {
  const bills = sizes.map((count) =>
    recommended(add(monthUsage(templates, count, durations), fixedUsage(templates))),
  );
  const lines = meters.map((meter) => [
    prices[meter].what,
    ...bills.flatMap((usage) => [amount(usage[meter] ?? 0), dollars(billed(meter, usage[meter]))]),
  ]);
  const totals = bills.map((usage) =>
    meters.reduce((total, meter) => total + billed(meter, usage[meter]), 0),
  );
  const total = (values: number[]) => values.flatMap((value) => ['', `**${dollars(value)}**`]);
  return table(
    ['', ...sizes.flatMap((count) => [`${count.toLocaleString('en')} organizations`, '$'])],
    [
      ...lines,
      ['**A month**', ...total(totals)],
      ['**For each organization**', ...total(totals.map((value, n) => value / sizes[n]!))],
    ],
  );
}

function behaviorTable(): string {
  const words = {
    activeMembers: 'Members who work with it',
    workDays: 'Days on which each works with it',
    hoursOpen: 'Hours that a tab is open and visible on such a day',
    pageViews: 'Views of public pages',
    embedViews: 'Views of embeds',
    missedByEdge: 'Share of both that the edge does not have',
    publicChanges: 'Changes that visitors see, more than a second apart',
    purges: 'Of these and the publications, those that the edge must drop at once',
    uploads: 'Pictures uploaded',
  } satisfies Record<keyof typeof month, string>;
  const assumed = Object.entries(words).map(([name, text]) => [
    text,
    amount(month[name as keyof typeof month]),
  ]);
  const often = Object.entries(monthOfOne).map(([name, count]) => [
    /^[A-Z]+ \//.test(name) ? `\`${name}\`` : name,
    amount(count),
  ]);
  return `${table(['Assumed for one organization', 'A month'], assumed)}\n\n${table(['Follows from it', 'A month'], often)}`;
}

function priceTable(): string {
  const lines = meters.map((meter) => {
    const { what, dollars: price, per, free, source } = prices[meter];
    return [what, String(price), per.toLocaleString('en'), free?.toLocaleString('en') ?? '', source];
  });
  return `Region ${region}, ${date}.\n\n${table(['', '$', 'for', 'free each month', 'Source'], lines)}`;
}

const dollars = (value: number): string => value.toFixed(2);
const amount = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 });

function table(head: string[], lines: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...lines.map(line)].join('\n');
}
