import type { Account } from './account.ts';
import { cardOf } from './cards.ts';
import type { Deliveries, DeliveryPolicy } from './deliveries.ts';
import { paySession, successUrl } from './sessions.ts';
import type { EventType, Subscription } from './shapes.ts';
import { changeSubscription, endSubscription, endTrial, renew } from './subscriptions.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  params: Record<string, unknown>;
  status: number;
}

/** How the API answers: as always, with 500, or not at all until it comes back. */
export type Outage = 'none' | 'error' | 'hang';

/**
 * What a test or a demonstration may do to the local Stripe: let time pass, and make things go wrong. With a customer, only for that one.
 * In the process of the cloud it is an object; elsewhere `controlOf` speaks to the same verbs over HTTP.
 */
export interface StripeControl {
  keys(): Promise<{ secretKey: string; webhookSecret: string }>;
  /** By id or address. Fails as the card does; Stripe's test numbers are known. */
  pay(input: { session: string; card?: string }): Promise<{ url: string; subscription: string }>;
  /** Charges the next period, or what is open. A subscription that was cancelled ends. */
  renew(input: { subscription: string }): Promise<Subscription>;
  endTrial(input: { subscription: string }): Promise<Subscription>;
  setStatus(input: { subscription: string; status: Subscription['status'] }): Promise<Subscription>;
  /** From now on; without anything, as Stripe does it. */
  deliver(input: DeliveryPolicy & { customer?: string }): Promise<void>;
  /** Sends what is held, and waits until it is accepted or given up. Answers how many were sent. */
  release(input: { order?: 'shuffled' | EventType[]; customer?: string }): Promise<number>;
  resend(input: { event: string; copies?: number }): Promise<void>;
  drop(input: { type: EventType; customer?: string }): Promise<void>;
  outage(input: { mode: Outage; customer?: string }): Promise<void>;
  /** What was asked of the API, oldest first. */
  requests(input?: { customer?: string }): Promise<RecordedRequest[]>;
  /** Waits until every event has arrived. */
  settled(input?: { customer?: string; withinMs?: number }): Promise<void>;
  /** Forgets the requests, and ends outages and other deliveries. */
  clear(): Promise<void>;
}

export type Verb = keyof StripeControl;

const keptRequests = 1000;

/** What calls of the API are told, and what is remembered of them. */
export class Traffic {
  private readonly recorded: (RecordedRequest & { customer: string | undefined })[] = [];
  private readonly outages = new Map<string | undefined, Outage>();
  private back = new AbortController();

  record(request: RecordedRequest, customer: string | undefined): void {
    this.recorded.push({ ...request, customer });
    if (this.recorded.length > keptRequests) this.recorded.shift();
  }

  list(customer?: string): RecordedRequest[] {
    return this.recorded
      .filter((request) => customer === undefined || request.customer === customer)
      .map(({ method, path, params, status }) => ({ method, path, params, status }));
  }

  setOutage(mode: Outage, customer?: string): void {
    this.outages.set(customer, mode);
    this.back.abort();
    this.back = new AbortController();
  }

  outageOf(customer: string | undefined): Outage {
    return this.outages.get(customer) ?? this.outages.get(undefined) ?? 'none';
  }

  /** Ends when an outage changes. */
  get change(): AbortSignal {
    return this.back.signal;
  }

  clear(): void {
    this.recorded.length = 0;
    this.outages.clear();
    this.back.abort();
    this.back = new AbortController();
  }
}

export function createControl(account: Account, deliveries: Deliveries, traffic: Traffic): StripeControl {
  const subscription = (id: string) => account.get('subscriptions', id);
  return {
    keys: async () => account.state.keys,
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
    deliver: async ({ customer, ...policy }) => deliveries.setPolicy(policy, customer),
    release: async ({ order, customer }) => deliveries.release(order, customer),
    resend: async ({ event, copies = 1 }) => {
      await Promise.all(deliveries.send(account.get('events', event), { copies }));
    },
    drop: async ({ type, customer }) => deliveries.drop(type, customer),
    outage: async ({ mode, customer }) => traffic.setOutage(mode, customer),
    requests: async ({ customer } = {}) => traffic.list(customer),
    settled: async ({ customer, withinMs = 10_000 } = {}) => deliveries.settled(withinMs, customer),
    clear: async () => {
      traffic.clear();
      deliveries.reset();
    },
  };
}

/** The control of a local Stripe in another process. */
export function controlOf(origin: string): StripeControl {
  const verb = async (name: string, input: object = {}): Promise<unknown> => {
    const response = await fetch(`${origin}/control/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    const answer = (await response.json()) as { result?: unknown; error?: { message: string } };
    if (!response.ok) throw new Error(answer.error?.message ?? `${name}: ${response.status}`);
    return answer.result;
  };
  return new Proxy({} as StripeControl, {
    get: (_, name) => (input?: object) => verb(String(name), input),
  });
}
