import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import type { EdgeRequest, EdgeResponse } from './edge.ts';

interface Parameter {
  value: string;
  multiValue?: { value: string }[];
}

interface EdgeFunctionResult {
  uri?: string;
  querystring?: string | Record<string, Parameter>;
  statusCode?: number;
  statusDescription?: string;
  headers?: Record<string, { value: string }>;
  body?: string | { data: string };
}

type EdgeHandler = (event: unknown) => EdgeFunctionResult | Promise<EdgeFunctionResult>;

/** The limit ends a loop. On a busy machine a script may wait for more than a second. */
const TIME_LIMIT_MS = 30_000;

const call = new Script('handler(event)');

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
      const { uri = request.path, querystring = request.query } = result;
      const query = typeof querystring === 'string' ? querystring : written(querystring);
      return { ...request, path: uri, query, headers: Object.fromEntries(headers) };
    }
    const body = typeof result.body === 'object' ? result.body.data : (result.body ?? '');
    return { status: result.statusCode, headers: Object.fromEntries(headers), body };
  }
}

function viewerRequestEvent(request: EdgeRequest): unknown {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, { value: String(value) }]);
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
      querystring: parameters(request.query),
      headers: Object.fromEntries(headers),
      cookies: cookiesOf(request.headers.cookie),
    },
  };
}

function cookiesOf(header: EdgeRequest['headers'][string]): Record<string, { value: string }> {
  const pairs = String(header ?? '')
    .split(/;\s*/)
    .filter(Boolean)
    .map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, { value: value.join('=') }]));
}

/** Names and values stay encoded as they were sent. */
function parameters(query: string): Record<string, Parameter> {
  const found = new Map<string, { value: string }[]>();
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...value] = part.split('=');
    found.set(name, [...(found.get(name) ?? []), { value: value.join('=') }]);
  }
  const entries = [...found].map(([name, values]): [string, Parameter] => [
    name,
    { ...values[0]!, ...(values.length > 1 && { multiValue: values }) },
  ]);
  return Object.fromEntries(entries);
}

const written = (querystring: Record<string, Parameter>) =>
  Object.entries(querystring)
    .flatMap(([name, one]) => (one.multiValue ?? [one]).map(({ value }) => `${name}=${value}`))
    .join('&');
