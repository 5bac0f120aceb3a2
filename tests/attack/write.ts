import { sessionCookieName } from '#functions/http/session-cookie';
import type { Attack, Change, Wire } from './plan.ts';
import type { Target } from './target.ts';

/** A request byte by byte: no client puts it right. */
export interface Request {
  method: string;
  /** With the query, as it stands in the first line. */
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export async function write(attack: Attack, target: Target): Promise<Request> {
  const { route, caller, wire } = attack;
  const fill = (text: string) => target.fill(text, caller);
  const input = attack.input === 'typical' ? await target.typicalInput(route.operation) : attack.input.made;
  const { payload, signature, sessionToken, ...rest } = input as Record<string, unknown>;
  const token = target.tokenOf(caller);
  const fields = attack.changes.reduce<unknown>(apply, rest);
  const params = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  const { path, left } = place(route.path, fields, params);

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

/** JSON, with what only text can say. */
const textOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"\{\{raw:(.*?)\}\}"/g, (_, text: string) =>
    // It was quoted once more on its way.
    String(JSON.parse(`"${text}"`)),
  );

function place(pattern: string, fields: unknown, params: ReadonlySet<string>) {
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

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function queryOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return '';
  const pairs = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${encode(name)}=${text.startsWith('{{') && !text.startsWith('{{raw') ? text : encode(text)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, 6_000)}` : '';
}

/** Every place in an input: the way to it. */
function placesIn(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...way, key]))];
}

function apply(input: unknown, { at, how, value, text, number, key }: Change): unknown {
  const places = placesIn(input);
  // The whole input is one of the places, but seldom the one that is meant.
  const inner = places.length > 1 && at % 25 !== 0 ? places.slice(1) : places;
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
    case 'it is':
      return request;
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
      return { ...request, body: bent(body, wire.body) };
  }
}

function bent(body: Buffer, how: Extract<Wire, { as: 'body' }>['body']): Buffer {
  switch (how) {
    case 'cut':
      return body.subarray(0, body.length / 2);
    case 'empty':
      return Buffer.alloc(0);
    case 'not UTF-8':
      return Buffer.from(
        body.toString('latin1').replace(/"(?=[,}])/, '\u00FF\u00C0\u00AF\u00ED\u00A0\u0080"'),
        'latin1',
      );
    case 'with a mark':
      return Buffer.concat([Buffer.from('\uFEFF'), body]);
    case 'too large':
      return Buffer.concat([body, Buffer.alloc(256 * 1024, ' ')]);
    case 'listed':
      return Buffer.concat([Buffer.from('['), body, Buffer.from(']')]);
    case 'a form':
      return Buffer.from('name=A&id=1');
    case 'deep':
      return Buffer.from('[{"a":'.repeat(10_000));
  }
}
