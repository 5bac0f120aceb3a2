import { afterAll, describe, expect, it } from 'vitest';
import { openCheckout, startStripe, subscribe } from './fixture/stripe.ts';

const paid = [
  'payment_method.attached',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
];

const fixture = await startStripe();
afterAll(() => fixture.stop());

const eventsOf = (customer: string) =>
  fixture.hook.events.filter(({ data }) => (data.object as { customer?: string }).customer === customer);
const typesOf = (customer: string) => eventsOf(customer).map(({ type }) => type);

describe('events', () => {
  it('arrive signed, in order, as the API returns them', async () => {
    const { customer } = await subscribe(fixture);
    await fixture.local.settled();
    expect(typesOf(customer.id)).toEqual(paid);
    const [first] = eventsOf(customer.id);
    const { data } = await fixture.stripe.events.list({ limit: 100 });
    const { type, data: delivered } = first!;
    expect(data.find(({ id }) => id === first!.id)).toMatchObject({
      type,
      data: delivered,
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

  it('are held until they are released, in their order', async () => {
    const { customer, session } = await openCheckout(fixture);
    await fixture.local.hold({ customer: customer.id });
    await fixture.local.pay({ session: session.id });
    await fixture.local.settled({ customer: customer.id });
    expect(typesOf(customer.id)).toEqual([]);
    await fixture.local.release({ customer: customer.id });
    expect(typesOf(customer.id)).toEqual(paid);
  });

  it('that were refused before a restart are sent after it', async () => {
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
