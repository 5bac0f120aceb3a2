import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly, Resource } from '../template/assembly.ts';

export interface Rule {
  name: string;
  functionId: string;
  retries: number;
  matches: Matches | undefined;
  everyMs: number | undefined;
}

interface Target {
  Arn: string;
  Input?: unknown;
  InputPath?: unknown;
  InputTransformer?: unknown;
}

export function readRules(assembly: Assembly): Rule[] {
  const retries = readRetries(assembly);
  return assembly
    .ofType('AWS::Events::Rule')
    .filter((rule) => rule.property('State') !== 'DISABLED')
    .flatMap((rule) =>
      (rule.property<Target[]>('Targets') ?? []).map((target) => readRule(rule, target, retries)),
    );
}

export function bucketsWithEvents(assembly: Assembly): Set<string> {
  const telling = assembly.ofType('AWS::S3::Bucket').filter((bucket) => {
    type Notifications = { EventBridgeConfiguration?: { EventBridgeEnabled?: boolean } };
    const configuration = bucket.property<Notifications>('NotificationConfiguration');
    return configuration?.EventBridgeConfiguration?.EventBridgeEnabled === true;
  });
  return new Set(telling.map((bucket) => assembly.ref(bucket)));
}

function readRule(rule: Resource, target: Target, retries: Map<string, number>): Rule {
  const name = `${rule.stack}/${rule.logicalId}`;
  if (target.Input ?? target.InputPath ?? target.InputTransformer) {
    throw new Error(`${name}: the local event bus hands events over as they are.`);
  }
  const functionId = functionIdOfArn(target.Arn);
  const pattern = rule.property('EventPattern');
  const schedule = rule.property<string>('ScheduleExpression');
  return {
    name,
    functionId,
    retries: retries.get(functionId) ?? 2,
    matches: pattern === undefined ? undefined : compilePattern(pattern),
    everyMs: schedule === undefined ? undefined : rateMs(schedule, name),
  };
}

function readRetries(assembly: Assembly): Map<string, number> {
  return new Map(
    assembly
      .ofType('AWS::Lambda::EventInvokeConfig')
      .map((config) => [
        config.property<string>('FunctionName') ?? '',
        config.property<number>('MaximumRetryAttempts') ?? 2,
      ]),
  );
}

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

function rateMs(expression: string, name: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (!count) throw new Error(`${name}: the local event bus knows rate(...) only, not ${expression}.`);
  return Number(count) * unitMs[unit]!;
}

export interface BusEvent {
  version: '0';
  id: string;
  source: string;
  'detail-type': string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: object;
}

type Test = (value: unknown) => boolean;
export type Matches = (event: BusEvent) => boolean;

/** Refuses unknown patterns at the start instead of taking them for a match. */
export function compilePattern(pattern: unknown): Matches {
  const test = compile(pattern, 'EventPattern');
  return (event) => test(event);
}

function compile(pattern: unknown, path: string): Test {
  if (Array.isArray(pattern)) {
    const allowed = pattern.map((one) => compileValue(one, path));
    // A list in the event matches if one of its values does.
    return (value) => allowed.some((test) => (Array.isArray(value) ? value.some(test) : test(value)));
  }
  if (!isRecord(pattern)) throw new Error(`${path}: expected a list or an object.`);
  const fields = Object.entries(pattern).map(
    ([name, inner]) => [name, compile(inner, `${path}.${name}`)] as const,
  );
  return (value) => isRecord(value) && fields.every(([name, test]) => test(value[name]));
}

function compileValue(allowed: unknown, path: string): Test {
  if (typeof allowed === 'string' || typeof allowed === 'number') return (value) => value === allowed;
  if (isRecord(allowed) && Object.keys(allowed).join() === 'exists' && allowed.exists === true)
    return (value) => value !== undefined;
  if (isRecord(allowed) && Object.keys(allowed).join() === 'prefix' && typeof allowed.prefix === 'string') {
    const { prefix } = allowed;
    return (value) => typeof value === 'string' && value.startsWith(prefix);
  }
  throw new Error(`${path}: the local event bus does not know ${JSON.stringify(allowed)}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
