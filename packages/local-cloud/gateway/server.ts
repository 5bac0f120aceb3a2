import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { jsonResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';
import { keepAliveTimeout } from '../listen.ts';

const BODY_LIMIT_BYTES = 10 * 1024 * 1024;

export type EdgeHandler = (
  request: EdgeRequest,
  raw: { request: IncomingMessage; response: ServerResponse },
) => Promise<EdgeResponse | 'handled'>;

/** Listens on both loopback addresses, so that "localhost" works either way. */
export class GatewayServer {
  readonly http: Server;
  private readonly onIpv6: TcpServer;
  private handler: EdgeHandler = async () => jsonResponse(503, { message: 'The local cloud is starting.' });

  private streamed: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;

  constructor() {
    this.http = createHttpServer(
      { keepAliveTimeout },
      (request, response) => void this.serve(request, response),
    );
    this.onIpv6 = createTcpServer((socket) => this.http.emit('connection', socket));
  }

  async listen(port: number): Promise<number> {
    await listenOn(this.http, port, '127.0.0.1');
    const actual = (this.http.address() as AddressInfo).port;
    try {
      await listenOn(this.onIpv6, actual, '::1');
    } catch (error) {
      // A machine may lack IPv6, but ::1 must not belong to another process.
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
        await this.close();
        throw error;
      }
    }
    return actual;
  }

  /** The handler streams a request of any size and returns true if it took it. */
  stream(handler: (request: IncomingMessage, response: ServerResponse) => boolean): void {
    this.streamed = handler;
  }

  use(handler: EdgeHandler): void {
    this.handler = handler;
  }

  async close(): Promise<void> {
    const closing = [this.http, this.onIpv6]
      .filter((server) => server.listening)
      .map((server) => new Promise((resolve) => server.close(resolve)));
    this.http.closeAllConnections();
    await Promise.all(closing);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.streamed(request, response)) return;
    try {
      const edgeRequest = await readRequest(request);
      const edgeResponse = await this.handler(edgeRequest, { request, response });
      if (edgeResponse !== 'handled') send(response, edgeResponse, request.method === 'HEAD');
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      console.error('Gateway:', error);
      if (response.headersSent) response.destroy();
      else send(response, jsonResponse(502, { message: 'Bad Gateway' }), request.method === 'HEAD');
    }
  }
}

function listenOn(server: Server | TcpServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function readRequest(request: IncomingMessage): Promise<EdgeRequest> {
  const [path = '/', ...query] = (request.url ?? '/').replace(/^https?:\/\/[^/]*/, '').split('?');
  const { body, bodyTooLarge } = await readBody(request);
  return {
    method: request.method ?? 'GET',
    path: path || '/',
    query: query.join('?'),
    headers: request.headers,
    body,
    bodyTooLarge,
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
  };
}

/** Reads a large body to its end, so that the connection stays usable. */
async function readBody(request: IncomingMessage): Promise<Pick<EdgeRequest, 'body' | 'bodyTooLarge'>> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
    else chunks = [];
  }
  return { body: Buffer.concat(chunks), bodyTooLarge: size > BODY_LIMIT_BYTES };
}

function send(response: ServerResponse, edgeResponse: EdgeResponse, headOnly: boolean): void {
  const body = typeof edgeResponse.body === 'string' ? Buffer.from(edgeResponse.body) : edgeResponse.body;
  const hasBody = edgeResponse.status !== 304 && edgeResponse.status !== 204;
  response.writeHead(edgeResponse.status, {
    ...edgeResponse.headers,
    ...(hasBody && { 'content-length': body.length }),
  });
  response.end(headOnly || !hasBody ? undefined : body);
}
