import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account } from './account.ts';
import { callApi, readParams, type ApiRequest, type ApiResponse } from './api/api.ts';
import { offerProducts, type OfferedProduct } from './catalog.ts';
import { handleControl, createControl, Traffic, type StripeControl } from './control.ts';
import { Deliveries } from './deliveries.ts';
import { ApiError } from './errors.ts';
import { html, page, showPage, type PageResponse } from './pages/html.ts';
import { checkout } from './pages/checkout-page.ts';
import { invoiceFile, invoicePage } from './pages/invoice-page.ts';
import { portal } from './pages/portal-page.ts';
import { Store } from './store.ts';

export interface LocalStripeOptions {
  file: string;
  business: string;
  webhookUrl: string;
  offer: readonly OfferedProduct[];
  firstPauseMs?: number;
  now?: () => Date;
}

export interface LocalStripe extends StripeControl {
  origin: string;
  secretKey: string;
  webhookSecret: string;
  stop(): Promise<void>;
}

export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  const store = new Store(options.file);
  const { secretKey, webhookSecret } = store.state.keys;
  let origin = '';
  const deliveries = new Deliveries({
    url: options.webhookUrl,
    secret: webhookSecret,
    firstPauseMs: options.firstPauseMs,
    onDelivered: (event) => {
      event.pending_webhooks = 0;
      store.changed();
    },
  });
  const account = new Account({
    store,
    business: options.business,
    origin: () => origin,
    now: options.now ?? (() => new Date()),
    onEvent: (event) => deliveries.add(event),
  });
  const undelivered = Object.values(store.state.events).filter(
    ({ pending_webhooks, created }) => pending_webhooks > 0 && created > account.now - retrySeconds,
  );
  offerProducts(account, options.offer);
  const traffic = new Traffic();
  const control = createControl(account, deliveries, traffic);
  const parts: Parts = { account, traffic, control, origin: () => origin };
  const server = createServer((request, response) => void serve(parts, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const event of undelivered) deliveries.add(event);
  return {
    ...control,
    origin,
    secretKey,
    webhookSecret,
    stop: async () => {
      deliveries.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      store.flush();
    },
  };
}

/** Stripe retries for three days. */
const retrySeconds = 3 * 24 * 3600;

interface Parts {
  account: Account;
  traffic: Traffic;
  control: StripeControl;
  origin: () => string;
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const incoming = await readRequest(request);
    const result = await responseTo(parts, incoming);
    response.writeHead(result.status, { 'x-content-type-options': 'nosniff', ...result.headers });
    response.end(result.body);
  } catch (error) {
    console.error('Local Stripe:', error);
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
  }
}

async function responseTo(parts: Parts, incoming: ApiRequest): Promise<PageResponse> {
  const { path, headers } = incoming;
  // Prevents DNS rebinding.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ''))
    return textResponse(403, 'Only for this machine.');
  if (path.startsWith('/v1/')) return handleApi(parts, incoming);
  if (path.startsWith('/control/')) return handleControl(parts.control, incoming);
  return handlePage(parts, incoming);
}

function handleApi(parts: Parts, incoming: ApiRequest): PageResponse {
  const { account, traffic } = parts;
  const { method, path } = incoming;
  const params = readParams(incoming);
  const customer = customerOfCall(account, path, params);
  const { status, headers, body }: ApiResponse = traffic.isDown(customer)
    ? broken
    : callApi(account, incoming);
  const made =
    status === 200 && method === 'POST' && path === '/v1/customers' ? (body as { id: string }).id : customer;
  traffic.record({ method, path, params, status }, made);
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body, null, 2),
  };
}

function customerOfCall(account: Account, path: string, params: Record<string, unknown>): string | undefined {
  if (typeof params.customer === 'string') return params.customer;
  const [, id = ''] = /\/((?:cus|sub|in|cs)_\w+)/.exec(path) ?? [];
  if (id.startsWith('cus_')) return id;
  const { subscriptions, invoices, sessions } = account.state;
  return (subscriptions[id] ?? invoices[id] ?? sessions[id])?.customer;
}

const broken: ApiResponse = {
  status: 500,
  headers: {},
  body: { error: { type: 'api_error', message: 'The local Stripe was told to be down.' } },
};

/** Accepts forms from its own pages only. */
function handlePage(parts: Parts, incoming: ApiRequest): PageResponse {
  const { account } = parts;
  const { method, path, query, headers } = incoming;
  const {
    kind = '',
    id = '',
    file,
  } = /^\/(?<kind>c\/pay|p\/session|i)\/(?<id>\w+)(?<file>\/pdf)?$/.exec(path)?.groups ?? {};
  const post = method === 'POST';
  if (post && headers.origin !== undefined && headers.origin !== parts.origin()) {
    return textResponse(403, 'Forms of other sites are not taken.');
  }
  const form = post ? new URLSearchParams(incoming.body) : undefined;
  try {
    if (kind === 'c/pay') return checkout(account, id, form);
    if (kind === 'p/session') return portal(account, id, new URLSearchParams(query), form);
    if (kind === 'i') return file ? invoiceFile(account, id) : invoicePage(account, id);
    return path === '/' ? textResponse(200, 'Local Stripe') : notFound(account);
  } catch (error) {
    if (error instanceof ApiError) return notFound(account);
    throw error;
  }
}

const notFound = ({ business }: Account): PageResponse => {
  const text = html`<section>
    <h2>There is no such page</h2>
    <p>Go back to ${business} and start again from there.</p>
  </section>`;
  return showPage(page('Not found', text), 404);
};

const textResponse = (status: number, body: string): PageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

async function readRequest(request: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  return {
    method: request.method ?? 'GET',
    path,
    query,
    body: Buffer.concat(chunks).toString('utf8'),
    headers: request.headers as Record<string, string | undefined>,
  };
}
