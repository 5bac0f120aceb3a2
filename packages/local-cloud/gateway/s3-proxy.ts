import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer, type ProxyServer } from 'httpxy';
import { isLoopbackHost, type EdgeResponse } from './edge.ts';
import { LOCAL_PREFIX } from './local-paths.ts';

const PREFIX = `${LOCAL_PREFIX}s3`;

/**
 * Serves the bucket on the web's own origin, because the local content security policy names only that. Signed
 * addresses of the S3 engine are shown below `/__local/s3`. Requests there go on under the engine's own name, so
 * that the signature stays valid.
 */
export class S3Proxy {
  private readonly proxy: ProxyServer;
  /** The engine's origin, where a presigned address follows. */
  private readonly signed: RegExp;

  constructor(endpoint: string) {
    this.proxy = createProxyServer({ target: endpoint, changeOrigin: true });
    const origin = new URL(endpoint).origin.replaceAll('.', String.raw`\.`);
    this.signed = new RegExp(`${origin}(?=/[^"?]+[?][^"]*X-Amz-Signature=)`, 'g');
  }

  /** The one place where the engine's address in a response of the API becomes ours. */
  onOrigin(response: EdgeResponse, host: string | undefined): EdgeResponse {
    if (typeof response.body !== 'string' || !isLoopbackHost(host)) return response;
    return { ...response, body: response.body.replaceAll(this.signed, `http://${host}${PREFIX}`) };
  }

  /** Streams a request through; true when it was one for the bucket. */
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
