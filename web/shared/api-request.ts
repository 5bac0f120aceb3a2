import type { Route } from '#contract/primitives/route';

interface Sender {
  token?: string;
  organizationId?: string;
  idempotencyKey?: string;
}

/** Puts the input into the path's parameters; the rest becomes a query for GET and a JSON body otherwise. */
export function buildRequest(
  route: Pick<Route, 'method' | 'path'>,
  input: unknown,
  sender: Sender = {},
): { url: string; init: RequestInit } {
  const rest: Record<string, unknown> = { ...(input as object | undefined) };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${route.path} needs "${name}"`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const headers = new Headers({ accept: 'application/json' });
  if (sender.token) headers.set('authorization', `Bearer ${sender.token}`);
  if (sender.organizationId) headers.set('x-organization-id', sender.organizationId);
  if (sender.idempotencyKey) headers.set('idempotency-key', sender.idempotencyKey);
  if (route.method === 'GET') return { url: path + queryString(rest), init: { method: 'GET', headers } };
  headers.set('content-type', 'application/json');
  return { url: path, init: { method: route.method, headers, body: JSON.stringify(rest) } };
}

function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
