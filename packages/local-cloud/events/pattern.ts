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

/** An event pattern as a test. What this does not know is refused at the start, never taken for a match. */
export function compilePattern(pattern: unknown): Matches {
  const test = compile(pattern, 'EventPattern');
  return (event) => test(event);
}

function compile(pattern: unknown, path: string): Test {
  if (Array.isArray(pattern)) {
    const allowed = pattern.map((one) => compileValue(one, path));
    return (value) => allowed.some((test) => test(value));
  }
  if (!isRecord(pattern)) throw new Error(`${path}: expected a list or an object.`);
  const fields = Object.entries(pattern).map(
    ([name, inner]) => [name, compile(inner, `${path}.${name}`)] as const,
  );
  return (value) => isRecord(value) && fields.every(([name, test]) => test(value[name]));
}

function compileValue(allowed: unknown, path: string): Test {
  if (typeof allowed === 'string' || typeof allowed === 'number') return (value) => value === allowed;
  if (isRecord(allowed) && Object.keys(allowed).join() === 'prefix' && typeof allowed.prefix === 'string') {
    const { prefix } = allowed;
    return (value) => typeof value === 'string' && value.startsWith(prefix);
  }
  throw new Error(`${path}: the local event bus does not know ${JSON.stringify(allowed)}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
