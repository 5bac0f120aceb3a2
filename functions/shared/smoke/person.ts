import type { Output, Route, Sent } from '#contract/primitives/route';
import type { SessionTokens } from '#contract/resources/session';

const patienceMs = 30_000;

/** It calls the API and opens pages as a browser does. Errors contain only our own words. */
export class Person {
  private readonly origin: string;
  private cookie: string | undefined;
  tokens: SessionTokens | undefined;
  organizationId: string | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  async call<R extends Route>(route: R, input: Sent<R>): Promise<Output<R>> {
    const rest: Record<string, unknown> = { ...(input as object) };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest[name] as string;
      delete rest[name];
      return value;
    });
    const response = await this.fetch(path, {
      method: route.method,
      headers: {
        ...(this.tokens && { authorization: `Bearer ${this.tokens.accessToken}` }),
        ...(this.organizationId && { 'x-organization-id': this.organizationId }),
        ...(route.session && this.cookie && { cookie: this.cookie }),
        'content-type': 'application/json',
      },
      ...(route.method !== 'GET' && { body: JSON.stringify(rest) }),
    });
    const text = await response.text();
    // The error code is ours; the rest of the response must not be logged.
    if (response.status !== (route.status ?? 200))
      throw new Error(`status ${response.status} ${/"code":"([A-Z_]+)"/.exec(text)?.[1] ?? ''}`.trim());
    const [cookie] = response.headers.getSetCookie();
    if (route.session && cookie) this.cookie = cookie.split(';')[0]!;
    return JSON.parse(text) as Output<R>;
  }

  /** The version in the address bypasses the edge's cache. */
  open(path: string): Promise<Response> {
    const version = `${Date.now()}${Math.random().toString(36).slice(2, 8)}`;
    return this.fetch(`${path}?v=${version}`, { redirect: 'manual' });
  }

  fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = { 'user-agent': 'refdeck-check', ...(init.headers as Record<string, string>) };
    return fetch(new URL(path, this.origin), { ...init, headers, signal: AbortSignal.timeout(patienceMs) });
  }
}
