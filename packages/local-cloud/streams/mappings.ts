import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly, Resource } from '../template/assembly.ts';

export interface StreamMapping {
  functionId: string;
  tableName: string;
  accepts: (record: unknown) => boolean;
  batchSize: number;
  retries: number;
  bisects: boolean;
  reportsFailures: boolean;
}

const TYPE = 'AWS::Lambda::EventSourceMapping';
const DEFAULT_BATCH = 100;

export function readStreamMappings(assembly: Assembly): StreamMapping[] {
  return assembly.ofType(TYPE).filter(isOfStream).map(readMapping);
}

export function isOfStream(resource: Resource): boolean {
  return resource.type === TYPE && tableOf(resource) !== undefined;
}

function tableOf(resource: Resource): string | undefined {
  const arn = resource.property<string>('EventSourceArn') ?? '';
  return /:table\/([^/]+)\/stream\//.exec(arn)?.[1];
}

function readMapping(resource: Resource): StreamMapping {
  const filters = resource.property<{ Filters?: { Pattern: string }[] }>('FilterCriteria')?.Filters ?? [];
  const name = resource.property<string>('FunctionName') ?? '';
  return {
    functionId: name.startsWith('arn:') ? functionIdOfArn(name) : name,
    tableName: tableOf(resource)!,
    accepts: compileFilters(filters.map(({ Pattern }) => Pattern)),
    batchSize: resource.property<number>('BatchSize') ?? DEFAULT_BATCH,
    retries: boundedRetries(resource),
    bisects: resource.property<boolean>('BisectBatchOnFunctionError') ?? false,
    reportsFailures:
      resource.property<string[]>('FunctionResponseTypes')?.includes('ReportBatchItemFailures') ?? false,
  };
}

/** Without a bound, one bad record would block the others for a day. */
function boundedRetries(resource: Resource): number {
  const retries = resource.property<number>('MaximumRetryAttempts') ?? -1;
  if (retries >= 0) return retries;
  throw new Error(`${resource.stack}/${resource.logicalId} has no MaximumRetryAttempts.`);
}

type Pattern = { [field: string]: Pattern | Rule[] };
type Rule = string | { prefix: string };
type Matches = (record: unknown) => boolean;

/** Supports nested fields, exact texts and prefixes; refuses anything else. */
export function compileFilters(patterns: readonly string[]): Matches {
  if (patterns.length === 0) return () => true;
  const filters = patterns.map((text) => {
    const pattern = JSON.parse(text) as Pattern;
    assertKnown(pattern);
    return pattern;
  });
  return (record) => filters.some((pattern) => matches(pattern, record));
}

function matches(pattern: Pattern, value: unknown): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const actual = (value as Record<string, unknown> | undefined)?.[field];
    return Array.isArray(expected) ? expected.some((rule) => fits(rule, actual)) : matches(expected, actual);
  });
}

function fits(rule: Rule, actual: unknown): boolean {
  if (typeof rule === 'string') return actual === rule;
  return typeof actual === 'string' && actual.startsWith(rule.prefix);
}

function assertKnown(pattern: Pattern): void {
  for (const [field, expected] of Object.entries(pattern)) {
    if (!Array.isArray(expected)) assertKnown(expected);
    else if (!expected.every(isKnown)) {
      throw new Error(`The local cloud does not know the filter ${field}: ${JSON.stringify(expected)}.`);
    }
  }
}

const isKnown = (rule: unknown): boolean =>
  typeof rule === 'string' ||
  (Object.keys(rule as object).join() === 'prefix' &&
    typeof (rule as { prefix: unknown }).prefix === 'string');
