import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCheckout, startStripe, subscribe, type Fixture } from './fixture/stripe.ts';

const paid = [
  'payment_method.attached',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
];

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startStripe();
});
afterAll(() => fixture.stop());

/** What the hook has seen of one customer. */
const seenOf = (customer: string) =>
  fixture.hook.events.filter(({ data }) => (data.object as { customer?: string }).customer === customer);
const typesOf = (customer: string) => seenOf(customer).map(({ type }) => type);

describe('events', () => {
  it('arrive signed, in order, with what Stripe keeps under their id', async () => {
    const { customer } = await subscribe(fixture);
    await fixture.local.settled();
    expect(typesOf(customer.id)).toEqual(paid);
    const [first] = seenOf(customer.id);
    expect(await fixture.stripe.events.retrieve(first!.id)).toMatchObject({
      type: first!.type,
      data: first!.data,
      livemode: false,
      pending_webhooks: 0,
    });
  });

  it('are sent again until they are accepted', async () => {
    fixture.hook.refuse.push(500, 503, 400);
    const { customer } = await openCheckout(fixture);
    await fixture.local.settled();
    expect(fixture.hook.refuse).toEqual([]);
    const ids = fixture.hook.events.map(({ data }) => (data.object as { id: string }).id);
    expect(ids.filter((id) => id === customer.id)).toHaveLength(1);
  });

  it('come as often as asked, each with one id', async () => {
    const { customer, session } = await openCheckout(fixture);
    await fixture.local.deliver({ customer: customer.id, copies: 20 });
    await fixture.local.pay({ session: session.id });
    await fixture.local.settled({ customer: customer.id });
    const seen = seenOf(customer.id);
    expect(seen).toHaveLength(20 * paid.length);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(paid.length);
  });

  it('are held, then released in the order that is asked for', async () => {
    const { customer, session } = await openCheckout(fixture);
    await fixture.local.deliver({ customer: customer.id, hold: true });
    await fixture.local.pay({ session: session.id });
    await fixture.local.settled({ customer: customer.id });
    expect(typesOf(customer.id)).toEqual([]);
    const order = ['invoice.paid', 'customer.subscription.updated', 'customer.subscription.created'] as const;
    expect(await fixture.local.release({ customer: customer.id, order: [...order] })).toBe(paid.length);
    expect(typesOf(customer.id).slice(0, 3)).toEqual(order);
    expect(typesOf(customer.id).toSorted()).toEqual(paid.toSorted());
  });

  it('come in another order when shuffled, and none is lost', async () => {
    const { customer, session } = await openCheckout(fixture);
    await fixture.local.deliver({ customer: customer.id, hold: true });
    await fixture.local.pay({ session: session.id });
    // Seven events are shuffled into the order in which they happened once in 5,040 times.
    await fixture.local.release({ customer: customer.id, order: 'shuffled' });
    expect(typesOf(customer.id)).not.toEqual(paid);
    expect(typesOf(customer.id).toSorted()).toEqual(paid.toSorted());

    await fixture.local.deliver({ customer: customer.id, shuffle: true, delayMs: 30 });
    const before = seenOf(customer.id).length;
    const { data } = await fixture.stripe.subscriptions.list({ customer: customer.id });
    await fixture.local.renew({ subscription: data[0]!.id });
    await fixture.local.settled({ customer: customer.id });
    expect(seenOf(customer.id).length).toBeGreaterThan(before);
  });

  it('are dropped once when asked, and can be sent by hand', async () => {
    const { customer, session } = await openCheckout(fixture);
    await fixture.local.drop({ type: 'customer.subscription.created', customer: customer.id });
    await fixture.local.pay({ session: session.id });
    await fixture.local.settled({ customer: customer.id });
    expect(typesOf(customer.id)).toEqual(paid.filter((type) => type !== 'customer.subscription.created'));
    const { data } = await fixture.stripe.events.list({ type: 'customer.subscription.created', limit: 1 });
    await fixture.local.resend({ event: data[0]!.id, copies: 2 });
    expect(typesOf(customer.id).slice(-2)).toEqual(Array(2).fill('customer.subscription.created'));
  });

  it('that were not accepted before a restart are sent after it', async () => {
    const own = await startStripe({ firstPauseMs: 60_000 });
    try {
      own.hook.refuse.push(503);
      await own.stripe.customers.create({ name: 'Late' });
      await expect(own.local.settled({ withinMs: 100 })).rejects.toThrow('customer.created');
      await own.restart();
      await own.local.settled();
      expect(own.hook.types()).toEqual(['customer.created']);
    } finally {
      await own.stop();
    }
  });
});
