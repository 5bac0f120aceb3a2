import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A request as it arrives at the edge: the path as sent (not decoded) and the whole body. */
export interface EdgeRequest {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body was larger than any origin accepts; it was read to its end and dropped. */
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

/** A page of another site may reach a port of this machine under its own name (DNS rebinding), but not under these. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}
