import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createProxyServer, type ProxyServer } from 'httpxy';
import { isLoopbackHost, type EdgeResponse } from './edge.ts';
import { LOCAL_PREFIX } from './local-paths.ts';

const PREFIX = `${LOCAL_PREFIX}s3`;

/** The content security policy names one origin. Signatures need the name of the engine. */
export class S3Proxy {
  private readonly proxy: ProxyServer;
  private readonly signed: RegExp;

  constructor(endpoint: string) {
    this.proxy = createProxyServer({ target: endpoint, changeOrigin: true });
    const origin = new URL(endpoint).origin.replaceAll('.', String.raw`\.`);
    this.signed = new RegExp(`${origin}(?=/[^"?]+[?][^"]*X-Amz-Signature=)`, 'g');
  }

  onOrigin(response: EdgeResponse, host: string | undefined): EdgeResponse {
    const { body, headers } = response;
    // Functions compress what is large, such as a list with addresses.
    const isZipped = typeof body !== 'string' && headers['content-encoding'] === 'gzip';
    if (!isLoopbackHost(host) || (typeof body !== 'string' && !isZipped)) return response;
    const text = typeof body === 'string' ? body : gunzipSync(body).toString();
    const changed = text.replaceAll(this.signed, `http://${host}${PREFIX}`);
    if (changed === text) return response;
    return { ...response, body: isZipped ? gzipSync(changed) : changed };
  }

  /** Streams a request for the bucket and returns true for it. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers } = request;
    if (!url.startsWith(`${PREFIX}/`)) return false;
    if (!isLoopbackHost(headers.host)) {
      response.writeHead(403).end('Only for this machine.');
      return true;
    }
    request.url = url.slice(PREFIX.length);
    this.proxy.web(request, response).catch(() => response.destroy());
    return true;
  }
}
