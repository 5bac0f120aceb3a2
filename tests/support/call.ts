import { inject } from 'vitest';
import type { ErrorBody } from '#contract/error';
import type { Route } from '#contract/route';

export interface Caller {
  token?: string;
  organizationId?: string;
}

export interface Answer<Body = ErrorBody & Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Calls a route through the gateway as a browser would, and answers whatever comes back. */
export async function callRaw(
  route: Pick<Route, 'method' | 'path'>,
  input: object,
  caller: Caller,
  init: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const rest: Record<string, unknown> = { ...input };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const url = new URL(path, inject('cloud').origin);
  if (route.method === 'GET') {
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
  }
  const response = await fetch(url, {
    method: route.method,
    headers: {
      ...(route.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(caller.organizationId && { 'x-organization-id': caller.organizationId }),
      ...init.headers,
    },
    ...(route.method !== 'GET' && { body: init.body ?? JSON.stringify(rest) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}
