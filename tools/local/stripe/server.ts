import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plans, type Product as Plan } from '#contract/plans';
import { isLoopbackHost } from '../gateway/loopback.ts';
import { Account } from './account.ts';
import { callApi, readParams, type ApiResponse } from './api/api.ts';
import { offerPlans } from './catalogue.ts';
import { createControl, Traffic, type StripeControl } from './control.ts';
import { Deliveries } from './deliveries.ts';
import { ApiError } from './errors.ts';
import { answerControl } from './control-http.ts';
import { showPage, type PageResponse } from './pages/answer.ts';
import { checkout } from './pages/checkout-page.ts';
import { html, page } from './pages/html.ts';
import { invoiceFile, invoicePage } from './pages/invoice-page.ts';
import { portal } from './pages/portal-page.ts';
import { Store } from './store.ts';
import { customerOfCall } from './whose.ts';

export interface LocalStripeOptions {
  /** Where everything is kept. */
  file: string;
  /** The product's webhook. */
  webhookUrl: string;
  /** What is on offer; the product's own plans unless a test wants another Stripe. */
  offer?: readonly Plan[];
  firstPauseMs?: number;
  now?: () => Date;
}

export interface LocalStripe extends StripeControl {
  origin: string;
  secretKey: string;
  webhookSecret: string;
  stop(): Promise<void>;
}

/** As much of Stripe as the product uses, on 127.0.0.1: the API, the hosted pages, and signed events. */
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
    origin: () => origin,
    now: options.now ?? (() => new Date()),
    onEvent: (event) => deliveries.add(event),
  });
  const undelivered = Object.values(store.state.events).filter(
    ({ pending_webhooks, created }) => pending_webhooks > 0 && created > account.now - retrySeconds,
  );
  offerPlans(account, options.offer ?? plans);
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

/** For three days Stripe tries to deliver an event. */
const retrySeconds = 3 * 24 * 3600;

interface Parts {
  account: Account;
  traffic: Traffic;
  control: StripeControl;
  origin: () => string;
}

interface Incoming {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Record<string, string | undefined>;
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const incoming = await readRequest(request);
    const answer = await responseTo(parts, incoming);
    if (answer === 'nothing') return void response.destroy();
    response.writeHead(answer.status, { 'x-content-type-options': 'nosniff', ...answer.headers });
    response.end(answer.body);
  } catch (error) {
    console.error('Local Stripe:', error);
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
  }
}

async function responseTo(parts: Parts, incoming: Incoming): Promise<PageResponse | 'nothing'> {
  const { path, headers } = incoming;
  // A page of another site may reach this port under its own name (DNS rebinding).
  if (!isLoopbackHost(headers.host)) return textResponse(403, 'Only for this machine.');
  if (path.startsWith('/v1/')) return answerApi(parts, incoming);
  if (path.startsWith('/control/')) return answerControl(parts.control, incoming);
  return answerPage(parts, incoming);
}

async function answerApi(parts: Parts, incoming: Incoming): Promise<PageResponse | 'nothing'> {
  const { account, traffic } = parts;
  const { method, path } = incoming;
  const params = readParams(incoming);
  const customer = customerOfCall(account, path, params);
  const outage = traffic.outageOf(customer);
  if (outage === 'hang') {
    await new Promise((resolve) => traffic.change.addEventListener('abort', resolve));
    return 'nothing';
  }
  const { status, headers, body }: ApiResponse = outage === 'error' ? broken : callApi(account, incoming);
  const made =
    status === 200 && method === 'POST' && path === '/v1/customers' ? (body as { id: string }).id : customer;
  traffic.record({ method, path, params, status }, made);
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body, null, 2),
  };
}

const broken: ApiResponse = {
  status: 500,
  headers: {},
  body: { error: { type: 'api_error', message: 'The local Stripe was told to be down.' } },
};

/** The pages that people see. Their forms come from themselves only. */
async function answerPage(parts: Parts, incoming: Incoming): Promise<PageResponse> {
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
    if (kind === 'i') return file ? await invoiceFile(account, id) : invoicePage(account, id);
    return path === '/' ? textResponse(200, 'Local Stripe') : notFound();
  } catch (error) {
    if (error instanceof ApiError) return notFound();
    throw error;
  }
}

const notFound = (): PageResponse => {
  const text = html`<section>
    <h2>There is no such page</h2>
    <p>Go back to Refdeck and start again from there.</p>
  </section>`;
  return showPage(page('Not found', text), 404);
};

const textResponse = (status: number, body: string): PageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

async function readRequest(request: IncomingMessage): Promise<Incoming> {
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
