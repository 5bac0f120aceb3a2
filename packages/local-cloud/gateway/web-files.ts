import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { textResponse, type EdgeResponse } from './edge.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

export interface WebBucket {
  directory: string;
  cacheControl: (path: string) => string;
  siteOrigin: string;
}

export class WebFiles {
  private readonly root: string;
  private readonly cacheControl: (path: string) => string;

  constructor({ directory, cacheControl }: Pick<WebBucket, 'directory' | 'cacheControl'>) {
    this.root = resolve(directory);
    this.cacheControl = cacheControl;
  }

  async get(path: string, requestHeaders: IncomingHttpHeaders): Promise<EdgeResponse> {
    const file = this.locate(path);
    const content = file && (await readIfFile(file));
    if (!content) return textResponse(404, 'Not Found');
    const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    const headers = { etag, 'cache-control': this.cacheControl(path), 'accept-ranges': 'bytes' };
    // The edge weakens the tag of what it compresses.
    if (requestHeaders['if-none-match']?.replace(/^W\//, '') === etag)
      return { status: 304, headers, body: '' };
    const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    const whole = { status: 200, headers: { ...headers, 'content-type': contentType }, body: content };
    return partOf(whole, requestHeaders.range);
  }

  /** Returns undefined for a malformed path or one outside the directory. */
  private locate(path: string): string | undefined {
    try {
      const decoded = decodeURIComponent(path);
      if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
      const file = resolve(join(this.root, decoded));
      return file.startsWith(this.root + sep) ? file : undefined;
    } catch {
      return undefined;
    }
  }
}

function partOf(whole: EdgeResponse & { body: Buffer }, range: string | undefined): EdgeResponse {
  const { length } = whole.body;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!from && !to) return whole;
  const first = from ? Number(from) : Math.max(0, length - Number(to));
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1;
  if (first > last) {
    const headers = { ...whole.headers, 'content-range': `bytes */${length}` };
    return { status: 416, headers, body: '' };
  }
  const headers = { ...whole.headers, 'content-range': `bytes ${first}-${last}/${length}` };
  return { status: 206, headers, body: whole.body.subarray(first, last + 1) };
}

async function readIfFile(file: string): Promise<Buffer | undefined> {
  try {
    return (await stat(file)).isFile() ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
