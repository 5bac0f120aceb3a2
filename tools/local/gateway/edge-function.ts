import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import type { EdgeRequest, EdgeResponse } from './edge.ts';

interface EdgeFunctionResult {
  uri?: string;
  statusCode?: number;
  statusDescription?: string;
  headers?: Record<string, { value: string }>;
  body?: string | { data: string };
}

type EdgeHandler = (event: unknown) => EdgeFunctionResult | Promise<EdgeFunctionResult>;

/** Ends a loop. Not a measure of speed: on a busy machine a script may wait for more than a second for its turn. */
const TIME_LIMIT_MS = 30_000;

const call = new Script('handler(event)');

/** A CloudFront Function at viewer-request: answers itself, or lets the request through with another path or other headers. */
export class EdgeFunction {
  private readonly context = createContext({ console });

  constructor(code: string) {
    new Script(code, { filename: 'viewer-request.js' }).runInContext(this.context, {
      timeout: TIME_LIMIT_MS,
    });
  }

  async run(request: EdgeRequest): Promise<EdgeRequest | EdgeResponse> {
    this.context.event = viewerRequestEvent(request);
    const result = await (call.runInContext(this.context, {
      timeout: TIME_LIMIT_MS,
    }) as ReturnType<EdgeHandler>);
    const headers = Object.entries(result.headers ?? {}).map(([name, { value }]) => [name, value]);
    if (result.statusCode === undefined) {
      return { ...request, path: result.uri ?? request.path, headers: Object.fromEntries(headers) };
    }
    const body = typeof result.body === 'object' ? result.body.data : (result.body ?? '');
    return { status: result.statusCode, headers: Object.fromEntries(headers), body };
  }
}

function viewerRequestEvent(request: EdgeRequest): unknown {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, { value: String(value) }]);
  const query = [...new URLSearchParams(request.query)].map(([name, value]) => [name, { value }]);
  return {
    version: '1.0',
    context: {
      eventType: 'viewer-request',
      distributionDomainName: '',
      distributionId: '',
      requestId: randomUUID(),
    },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.path,
      querystring: Object.fromEntries(query),
      headers: Object.fromEntries(headers),
      cookies: {},
    },
  };
}
