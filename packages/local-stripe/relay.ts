import { setTimeout as pause } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { signedHeaders } from './deliveries.ts';

export interface RelayOptions {
  stripe: Stripe;
  webhookUrl: string;
  webhookSecret: string;
  everyMs?: number;
  now?: () => Date;
  log: (line: string) => void;
}

/** Events become visible late, so polls overlap by this much. */
const overlapSeconds = 60;
const attempts = 10;

/** Stripe cannot reach a laptop, so this polls. Refused events are delivered at the next poll. */
export function startRelay(options: RelayOptions): { stop: () => void } {
  const stopping = new AbortController();
  const relay = new Relay(options, stopping.signal);
  void relay.run();
  return { stop: () => stopping.abort() };
}

class Relay {
  private readonly options: RelayOptions;
  private readonly signal: AbortSignal;
  private readonly startedAt: number;
  private since: number;
  /** The tries by event. Done ones stay until they are too old to be seen again. */
  private readonly seen = new Map<string, { created: number; tries: number; done: boolean }>();

  constructor(options: RelayOptions, signal: AbortSignal) {
    this.options = options;
    this.signal = signal;
    this.startedAt = Math.floor((options.now?.() ?? new Date()).getTime() / 1000);
    this.since = this.startedAt;
  }

  async run(): Promise<void> {
    const { everyMs = 5000, log } = this.options;
    let failing = false;
    while (!this.signal.aborted) {
      try {
        await this.poll();
        failing = false;
      } catch (error) {
        // A failure is logged once, not at each poll.
        if (!failing) log(`Events of Stripe: ${error instanceof Error ? error.message : String(error)}`);
        failing = true;
      }
      await pause(everyMs, undefined, { signal: this.signal, ref: false }).catch(() => undefined);
    }
  }

  private async poll(): Promise<void> {
    const found: Stripe.Event[] = [];
    const list = this.options.stripe.events.list({ created: { gte: this.since }, limit: 100 });
    for await (const event of list) found.push(event);
    for (const event of found.toReversed()) {
      if (!this.signal.aborted && !this.seen.get(event.id)?.done) await this.hand(event);
    }
    const open = [...this.seen.values()].filter(({ done }) => !done).map(({ created }) => created);
    const newest = Math.max(this.since, ...found.map(({ created }) => created - overlapSeconds));
    this.since = Math.max(this.startedAt, Math.min(newest, ...open));
    for (const [id, { created }] of this.seen) if (created < this.since) this.seen.delete(id);
  }

  private async hand(event: Stripe.Event): Promise<void> {
    const { webhookUrl, webhookSecret, log } = this.options;
    const { tries = 0 } = this.seen.get(event.id) ?? {};
    const payload = JSON.stringify(event);
    const accepted = await fetch(webhookUrl, {
      method: 'POST',
      headers: signedHeaders(payload, webhookSecret),
      body: payload,
      signal: this.signal,
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    const givenUp = !accepted && tries + 1 >= attempts;
    if (givenUp) log(`The webhook did not accept ${event.type} (${event.id}).`);
    this.seen.set(event.id, { created: event.created, tries: tries + 1, done: accepted || givenUp });
  }
}
