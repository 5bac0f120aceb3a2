import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { StripeEvent } from './shapes.ts';

export interface DeliveryOptions {
  url: string;
  secret: string;
  /** Milliseconds before the first retry; each later wait is twice as long. Stripe's own grow to hours. */
  firstPauseMs?: number;
  onDelivered: (event: StripeEvent) => void;
}

const attempts = 12;
const longestPauseMs = 30_000;
const timeoutMs = 15_000;

/** Events are signed, in order, and repeated until the response is 2xx. */
export class Deliveries {
  private readonly options: DeliveryOptions;
  private readonly holding = new Set<string>();
  private held: StripeEvent[] = [];
  private readonly underway = new Map<Promise<void>, StripeEvent>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(options: DeliveryOptions) {
    this.options = options;
    setMaxListeners(0, this.stopping.signal);
  }

  add(event: StripeEvent): void {
    if (this.holding.has(customerOfEvent(event) ?? '')) this.held.push(event);
    else void this.send(event);
  }

  hold(customer: string): void {
    this.holding.add(customer);
  }

  async release(customer: string): Promise<void> {
    const released = this.held.filter((event) => customerOfEvent(event) === customer);
    this.held = this.held.filter((event) => !released.includes(event));
    await Promise.all(released.map((event) => this.send(event)));
  }

  /** Ignores held events. */
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

  /** Resolves after a 2xx response or the last attempt. */
  private send(event: StripeEvent): Promise<void> {
    const first = this.last.then(() => this.attempt(event));
    // Later events wait for the first attempt only, so that a refused one does not block them.
    this.last = first;
    const done = first.then((accepted) => this.settle(event, accepted));
    this.underway.set(done, event);
    void done.then(() => this.underway.delete(done));
    return done;
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

/** The signature covers the current time and the exact text of the payload. */
export function signedHeaders(payload: string, secret: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  };
}

function customerOfEvent({ data: { object } }: StripeEvent): string | undefined {
  const { object: kind, id, customer } = object as { object: string; id: string; customer?: string };
  return kind === 'customer' ? id : customer;
}
