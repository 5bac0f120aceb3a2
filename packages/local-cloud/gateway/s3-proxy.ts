import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { EdgeResponse } from './edge.ts';
import { LOCAL_PREFIX } from './local-paths.ts';
import { isLoopbackHost } from './loopback.ts';

const PREFIX = `${LOCAL_PREFIX}s3`;

/**
 * The bucket on the web's own origin. On AWS a page uploads straight to S3, which its content security policy names;
 * here the policy knows one origin. So addresses that functions have signed for the S3 engine are shown as addresses
 * below `/__local/s3`, and requests there are passed on under the engine's own name, so that the signature holds.
 */
export class S3Proxy {
  private readonly engine: URL;
  /** The engine's origin, where a presigned address follows. */
  private readonly signed: RegExp;

  constructor(endpoint: string) {
    this.engine = new URL(endpoint);
    const origin = this.engine.origin.replaceAll('.', String.raw`\.`);
    this.signed = new RegExp(`${origin}(?=/[^"?]+[?][^"]*X-Amz-Signature=)`, 'g');
  }

  /** The one place where the engine's address in an answer of the API becomes ours. */
  onOrigin(answer: EdgeResponse, host: string | undefined): EdgeResponse {
    if (typeof answer.body !== 'string' || !isLoopbackHost(host)) return answer;
    return { ...answer, body: answer.body.replaceAll(this.signed, `http://${host}${PREFIX}`) };
  }

  /** Streams a request through; true when it was one for the bucket. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers, method } = request;
    if (!url.startsWith(`${PREFIX}/`)) return false;
    if (!isLoopbackHost(headers.host)) {
      response.writeHead(403).end('Only for this machine.');
      return true;
    }
    const { hostname, port, host } = this.engine;
    const path = url.slice(PREFIX.length);
    const passedOn = httpRequest(
      { hostname, port, path, method, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passedOn.on('error', () => response.destroy());
    response.on('close', () => passedOn.destroy());
    request.pipe(passedOn);
    return true;
  }
}
