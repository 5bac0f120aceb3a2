import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { EventType, StripeEvent } from './shapes.ts';

/** How events reach the product; what is not said is as Stripe does it: once, at once, in order. */
export interface DeliveryPolicy {
  copies?: number;
  delayMs?: number;
  /** Each on its own, after up to `delayMs` or a tenth of a second. */
  shuffle?: boolean;
  /** Until they are released. */
  hold?: boolean;
}

export interface DeliveryOptions {
  url: string;
  secret: string;
  /** Before the first retry; each later one waits twice as long. Stripe's own waits grow to hours. */
  firstPauseMs?: number;
  onDelivered: (event: StripeEvent) => void;
}

const attempts = 12;
const longestPauseMs = 30_000;
const timeoutMs = 15_000;
const everybody = '';

/** Sends events to the product's webhook: signed, in order, again until the answer is 2xx. Tests may bend each of these. */
export class Deliveries {
  private readonly options: DeliveryOptions;
  /** By customer, so that suites which share a local Stripe do not meet. */
  private readonly policies = new Map<string, DeliveryPolicy>();
  private held: StripeEvent[] = [];
  private dropped: { type: EventType; customer: string | undefined }[] = [];
  private readonly underway = new Map<Promise<void>, StripeEvent>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(options: DeliveryOptions) {
    this.options = options;
    // One for each delivery that is under way.
    setMaxListeners(0, this.stopping.signal);
  }

  setPolicy(policy: DeliveryPolicy, customer = everybody): void {
    this.policies.set(customer, policy);
  }

  /** Forgets what tests asked for; what is held stays until it is released. */
  reset(): void {
    this.policies.clear();
    this.dropped = [];
  }

  /** The next event of a type is never sent. */
  drop(type: EventType, customer?: string): void {
    this.dropped.push({ type, customer });
  }

  add(event: StripeEvent): void {
    const customer = customerOfEvent(event);
    const dropping = this.dropped.findIndex(
      (drop) => drop.type === event.type && (drop.customer ?? customer) === customer,
    );
    if (dropping >= 0) {
      this.dropped.splice(dropping, 1);
      this.options.onDelivered(event);
      return;
    }
    const policy = this.policyOf(customer);
    if (policy.hold) this.held.push(event);
    else void Promise.all(this.send(event, policy));
  }

  /** Sends what is held: in the order of its types that is given, shuffled, or as it happened. Answers how many. */
  async release(order: 'shuffled' | EventType[] = [], customer?: string): Promise<number> {
    const released = this.held.filter(
      (event) => (customer ?? customerOfEvent(event)) === customerOfEvent(event),
    );
    this.held = this.held.filter((event) => !released.includes(event));
    const position = ({ type }: StripeEvent) => {
      const found = order === 'shuffled' ? -1 : order.indexOf(type);
      return found < 0 ? released.length : found;
    };
    const sorted =
      order === 'shuffled' ? shuffled(released) : released.toSorted((a, b) => position(a) - position(b));
    const { copies = 1 } = this.policyOf(customer);
    const sends = sorted.flatMap((event) => this.send(event, { copies }));
    await Promise.all(sends);
    return sends.length;
  }

  /** Sends again. The promises end when the answer was 2xx, or when it is given up. */
  send(
    event: StripeEvent,
    { copies = 1, delayMs = 0, shuffle = false }: DeliveryPolicy = {},
  ): Promise<void>[] {
    return Array.from({ length: copies }, () => {
      const wait = shuffle ? Math.random() * (delayMs || 100) : delayMs;
      const before = shuffle ? Promise.resolve() : this.last;
      const first = before.then(() => this.afterPause(wait)).then(() => this.attempt(event));
      // Who comes later waits for the first attempt only: one that the product refuses must not hold up the others.
      if (!shuffle) this.last = first;
      const done = first.then((accepted) => this.settle(event, accepted));
      this.underway.set(done, event);
      void done.then(() => this.underway.delete(done));
      return done;
    });
  }

  /** Waits until nothing is on its way; held events are not. */
  async settled(withinMs: number, customer?: string): Promise<void> {
    const limit = AbortSignal.timeout(withinMs);
    for (;;) {
      const waiting = [...this.underway].filter(
        ([, event]) => (customer ?? customerOfEvent(event)) === customerOfEvent(event),
      );
      if (waiting.length === 0) return;
      if (limit.aborted) {
        const types = waiting.map(([, { type }]) => type).join(', ');
        throw new Error(`Not accepted by ${this.options.url} within ${withinMs} ms: ${types}`);
      }
      await Promise.race([...waiting.map(([done]) => done), this.afterPause(50)]);
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  private policyOf(customer: string | undefined): DeliveryPolicy {
    return this.policies.get(customer ?? everybody) ?? this.policies.get(everybody) ?? {};
  }

  private async settle(event: StripeEvent, accepted: boolean): Promise<void> {
    const { firstPauseMs = 250, onDelivered } = this.options;
    let done = accepted;
    for (let attempt = 1; !done && attempt < attempts && !this.stopping.signal.aborted; attempt += 1) {
      await this.afterPause(Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs));
      done = await this.attempt(event);
    }
    if (done) onDelivered(event);
  }

  private async attempt(event: StripeEvent): Promise<boolean> {
    const { url, secret } = this.options;
    const payload = JSON.stringify(event, null, 2);
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: signedHeaders(payload, secret),
        body: payload,
        signal,
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  private async afterPause(ms: number): Promise<void> {
    if (ms > 0)
      await pause(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}

/** What Stripe sends with an event: the signature is of this moment, and of exactly this text. */
export function signedHeaders(payload: string, secret: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  };
}

export function customerOfEvent({ data: { object } }: StripeEvent): string | undefined {
  const { object: kind, id, customer } = object as { object: string; id: string; customer?: string };
  return kind === 'customer' ? id : customer;
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, position: Math.random() }))
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item);
}
