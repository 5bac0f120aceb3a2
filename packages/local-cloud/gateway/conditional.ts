import type { EdgeRequest, EdgeResponse } from './edge.ts';

/** 304 to who has this very version, which may be a compressed one: tags are compared weakly. */
export function notModified(request: EdgeRequest, response: EdgeResponse): EdgeResponse {
  const { etag } = response.headers;
  const asked = request.headers['if-none-match'];
  if (response.status !== 200 || !asked || typeof etag !== 'string') return response;
  const known = new Set(asked.split(',').map(weak));
  if (!known.has('*') && !known.has(weak(etag))) return response;
  const { 'content-type': _type, ...headers } = response.headers;
  return { status: 304, headers, body: '' };
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '');
