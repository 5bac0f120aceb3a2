import type { Account } from './account.ts';
import { cardOf } from './cards.ts';
import type { Deliveries } from './deliveries.ts';
import { paySession, successUrl } from './sessions.ts';
import type { Subscription } from './shapes.ts';
import { changeSubscription, endSubscription, endTrial, renew } from './subscriptions.ts';
import { ApiError } from './errors.ts';
import type { PageResponse } from './pages/html.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  params: Record<string, unknown>;
  status: number;
}

export type Outage = 'none' | 'error';

/** Serves tests and demonstrations. `controlOf` has the same verbs over HTTP for other processes. */
export interface StripeControl {
  /** Takes an id or address. Stripe's test numbers fail as they do there. */
  pay(input: { session: string; card?: string }): Promise<{ url: string; subscription: string }>;
  /** Charges the next period or an open invoice. A canceled subscription ends. */
  renew(input: { subscription: string }): Promise<Subscription>;
  endTrial(input: { subscription: string }): Promise<Subscription>;
  setStatus(input: { subscription: string; status: Subscription['status'] }): Promise<Subscription>;
  /** Events of the customer wait for `release`. */
  hold(input: { customer: string }): Promise<void>;
  /** Waits until the held events are accepted or given up. */
  release(input: { customer: string }): Promise<void>;
  outage(input: { mode: Outage; customer?: string }): Promise<void>;
  /** Oldest first. */
  requests(input?: { customer?: string }): Promise<RecordedRequest[]>;
  settled(input?: { customer?: string; withinMs?: number }): Promise<void>;
}

export type Verb = keyof StripeControl;

const mostRequests = 1000;

export class Traffic {
  private readonly recorded: (RecordedRequest & { customer: string | undefined })[] = [];
  private readonly outages = new Map<string | undefined, Outage>();

  record(request: RecordedRequest, customer: string | undefined): void {
    this.recorded.push({ ...request, customer });
    if (this.recorded.length > mostRequests) this.recorded.shift();
  }

  list(customer?: string): RecordedRequest[] {
    return this.recorded
      .filter((request) => customer === undefined || request.customer === customer)
      .map(({ method, path, params, status }) => ({ method, path, params, status }));
  }

  setOutage(mode: Outage, customer?: string): void {
    this.outages.set(customer, mode);
  }

  isDown(customer: string | undefined): boolean {
    return (this.outages.get(customer) ?? this.outages.get(undefined)) === 'error';
  }
}

export function createControl(account: Account, deliveries: Deliveries, traffic: Traffic): StripeControl {
  const subscription = (id: string) => account.get('subscriptions', id);
  return {
    pay: async ({ session, card }) => {
      const id = /cs_test_\w+/.exec(session)?.[0] ?? session;
      const paid = paySession(account, id, cardOf(card));
      return { url: successUrl(paid), subscription: paid.subscription! };
    },
    renew: async ({ subscription: id }) => renew(account, subscription(id)),
    endTrial: async ({ subscription: id }) => endTrial(account, subscription(id)),
    setStatus: async ({ subscription: id, status }) =>
      status === 'canceled'
        ? endSubscription(account, subscription(id))
        : changeSubscription(account, subscription(id), { status }),
    hold: async ({ customer }) => deliveries.hold(customer),
    release: async ({ customer }) => deliveries.release(customer),
    outage: async ({ mode, customer }) => traffic.setOutage(mode, customer),
    requests: async ({ customer } = {}) => traffic.list(customer),
    settled: async ({ customer, withinMs = 10_000 } = {}) => deliveries.settled(withinMs, customer),
  };
}

export function controlOf(origin: string): StripeControl {
  const verb = async (name: string, input: object = {}): Promise<unknown> => {
    const response = await fetch(`${origin}/control/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    const result = (await response.json()) as { result?: unknown; error?: { message: string } };
    if (!response.ok) throw new Error(result.error?.message ?? `${name}: ${response.status}`);
    return result.result;
  };
  return new Proxy({} as StripeControl, {
    get: (_, name) => (input?: object) => verb(String(name), input),
  });
}

interface ControlRequest {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string | undefined>;
}

const json = (status: number, body: object): PageResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const refusal = (status: number, message: string): PageResponse => json(status, { error: { message } });

/** `POST /control/<verb>` with JSON, for tests in other processes. */
export async function handleControl(control: StripeControl, request: ControlRequest): Promise<PageResponse> {
  const { method, path, headers, body } = request;
  // Pages of other sites always send an origin with a POST.
  if (method !== 'POST' || headers.origin !== undefined) return refusal(405, 'Only POST, and from no page.');
  const verb = path.slice('/control/'.length);
  if (!Object.hasOwn(control, verb))
    return refusal(404, `There is no ${verb}: ${Object.keys(control).join(', ')}`);
  try {
    const run = control[verb as Verb] as (input: object) => Promise<unknown>;
    const result = await run(JSON.parse(body || '{}') as object);
    return json(200, { result });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refusal(error instanceof ApiError ? error.status : 500, message);
  }
}
