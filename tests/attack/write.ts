import { sessionCookieName } from '#functions/shared/http/session-cookie';
import type { Attack, Change, Wire } from './plan.ts';
import type { Target } from './target.ts';

export interface Request {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export async function write(attack: Attack, target: Target): Promise<Request> {
  const { route, caller, wire } = attack;
  const fill = (text: string) => target.fill(text, caller);
  const input = await inputOf(attack, target);
  const { payload, signature, sessionToken, ...rest } = input as Record<string, unknown>;
  const token = target.tokenOf(caller);
  const fields = attack.changes.reduce<unknown>(apply, rest);
  const params = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  const { path, left } = fillPath(route.path, fields, params);

  const headers: Request['headers'] = { 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (attack.organization !== undefined) headers['x-organization-id'] = fill(attack.organization);
  if (typeof sessionToken === 'string') headers.cookie = `${sessionCookieName}=${sessionToken}`;
  if (route.signedBy) headers[route.signedBy] = String(signature);

  const query = route.method === 'GET' ? queryOf(left) : '';
  const text = typeof payload === 'string' ? payload : fill(textOf(left));
  const body = route.method === 'GET' ? Buffer.alloc(0) : Buffer.from(text);
  const request = { method: route.method, path: fill(path) + fill(query), headers, body };
  return bend(request, wire, fill);
}

async function inputOf({ route, input }: Attack, target: Target): Promise<unknown> {
  if (input !== 'typical' && 'made' in input) return input.made;
  const typical = await target.typicalInput(route.operation);
  return input === 'typical' ? typical : grafted(typical, input.path, input.value);
}

/** Returns a copy with another value at a path, which need not exist. */
function grafted(one: unknown, [step, ...more]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '0') return [grafted(Array.isArray(one) ? one[0] : undefined, more, value)];
  const entries = Object.entries(one ?? {});
  const inside = entries.find(([name]) => name === step)?.[1] as unknown;
  return Object.fromEntries([
    ...entries.filter(([name]) => name !== step),
    [step, grafted(inside, more, value)],
  ]);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"\{\{raw:(.*?)\}\}"/g, (_, text: string) =>
    // The raw part was quoted once more.
    String(JSON.parse(`"${text}"`)),
  );

function fillPath(pattern: string, fields: unknown, params: ReadonlySet<string>) {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return { path: pattern.replaceAll(/\{(\w+)\}/g, '{{own.$1}}'), left: fields };
  }
  const entries = Object.entries(fields);
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const [, value = 'none'] = entries.find(([field]) => field === name) ?? [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.startsWith('{{') ? text : encode(text).slice(0, 5_000) || '-';
  });
  return { path, left: Object.fromEntries(entries.filter(([name]) => !params.has(name))) };
}

/** A lone surrogate has no bytes. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function queryOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return '';
  const pairs = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${encode(name)}=${text.startsWith('{{') && !text.startsWith('{{raw') ? text : encode(text)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, 6_000)}` : '';
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

function apply(input: unknown, { at, how, value, text, number, key }: Change): unknown {
  const paths = pathsIn(input);
  // The whole input is a path too, but is changed seldom.
  const inner = paths.length > 1 && at % 25 !== 0 ? paths.slice(1) : paths;
  return changedAt(input, inner[at % inner.length]!);

  function changedAt(one: unknown, [step, ...more]: string[]): unknown {
    if (step === undefined) return changed(one);
    const entries = Object.entries(one as object);
    const next = entries.flatMap(([name, inside]): [string, unknown][] => {
      if (name !== step) return [[name, inside]];
      if (how === 'remove' && more.length === 0) return [];
      return [[name, changedAt(inside, more)]];
    });
    return Array.isArray(one) ? next.map(([, inside]) => inside) : Object.fromEntries(next);
  }

  function changed(one: unknown): unknown {
    if (how === 'fit' && typeof one === 'string') return text;
    if (how === 'fit' && typeof one === 'number') return number;
    if (how === 'fit' || how === 'replace') return value;
    if (how === 'wrap') return [one];
    if (how === 'double') return typeof one === 'string' ? one + one : { one, two: one };
    if (how === 'add' && typeof one === 'object' && one !== null && !Array.isArray(one)) {
      return Object.fromEntries([...Object.entries(one), [key, value]]);
    }
    return how === 'add' ? key : null;
  }
}

function bend(request: Request, wire: Wire, fill: (text: string) => string): Request {
  const { path, headers, body } = request;
  switch (wire.as) {
    case 'method':
      return { ...request, method: wire.method };
    case 'segment':
      return { ...request, path: path.replace(/\/[^/?]*(\?|$)/, `/${wire.text}$1`) };
    case 'suffix':
      return { ...request, path: path.replace(/(\?|$)/, `/${wire.text}$1`) };
    case 'query':
      return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}${wire.text}` };
    case 'headers': {
      const filled = wire.headers.map(([name, value]) => [
        name,
        typeof value === 'string' ? fill(value) : value.map(fill),
      ]);
      return { ...request, headers: { ...headers, ...Object.fromEntries(filled) } };
    }
    case 'body':
      return { ...request, body: bends[wire.body](body) };
    case 'it is':
    default:
      return request;
  }
}

const bends: Record<Extract<Wire, { as: 'body' }>['body'], (body: Buffer) => Buffer> = {
  cut: (body) => body.subarray(0, body.length / 2),
  empty: () => Buffer.alloc(0),
  'not UTF-8': (body) =>
    Buffer.from(
      body.toString('latin1').replace(/"(?=[,}])/, '\u00FF\u00C0\u00AF\u00ED\u00A0\u0080"'),
      'latin1',
    ),
  'with a mark': (body) => Buffer.concat([Buffer.from('\uFEFF'), body]),
  'too large': (body) => Buffer.concat([body, Buffer.alloc(256 * 1024, ' ')]),
  listed: (body) => Buffer.concat([Buffer.from('['), body, Buffer.from(']')]),
  'a form': () => Buffer.from('name=A&id=1'),
  deep: () => Buffer.from('[{"a":'.repeat(10_000)),
};
