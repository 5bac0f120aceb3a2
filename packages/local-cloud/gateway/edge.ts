import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The path is not decoded and the body is complete. */
export interface EdgeRequest {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body exceeded every origin's limit and was dropped. */
  bodyTooLarge: boolean;
  sourceIp: string;
}

export interface EdgeResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

export function jsonResponse(status: number, body: unknown, headers: OutgoingHttpHeaders = {}): EdgeResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

export function textResponse(status: number, body: string, contentType = 'text/plain'): EdgeResponse {
  return { status, headers: { 'content-type': `${contentType}; charset=utf-8` }, body };
}

/** Prevents DNS rebinding, by which another site's page reaches this port under its own name. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}
