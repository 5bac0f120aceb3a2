import { afterAll, describe, expect, it } from 'vitest';
import { business, card, failsLater, startStripe, submit, subscribe, team } from './fixture/stripe.ts';

const fixture = await startStripe();
afterAll(() => fixture.stop());

const returnUrl = 'http://localhost:3000/app/organization/billing';

async function inPortal(options: Parameters<typeof subscribe>[1] = {}) {
  const { customer, subscription } = await subscribe(fixture, options);
  const { url } = await fixture.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: returnUrl,
  });
  const act = async (fields: Record<string, string>) => {
    const response = await submit(url, fields);
    const location = response.headers.get('location');
    return location ? (await fetch(new URL(location, url))).text() : response.text();
  };
  const now = () => fixture.stripe.subscriptions.retrieve(subscription);
  return { customer, subscription, url, act, now };
}

describe('the portal', () => {
  it('shows the plan, the card, the invoices and the way back', async () => {
    const { url, customer } = await inPortal();
    const text = await (await fetch(url)).text();
    const { data } = await fixture.stripe.invoices.list({ customer: customer.id });
    for (const part of ['Local Stripe, no money moves', 'Visa ending in 4242', data[0]!.number!, returnUrl]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Change to Business, €990.00 / year');
    expect(text).not.toContain('Change to Team, €29.00 / month');
  });

  it('changes the plan at once, and starts a period for another interval', async () => {
    const { act, now, customer } = await inPortal();
    const before = await now();
    expect(await act({ action: 'plan', price: business.monthly })).toContain('The plan is changed.');
    const after = await now();
    expect(after.items.data[0]!.price.id).toBe(business.monthly);
    expect(after.items.data[0]!.current_period_end).toBe(before.items.data[0]!.current_period_end);
    await act({ action: 'plan', price: team.annual });
    const [item] = (await now()).items.data;
    expect(item!.current_period_end - item!.current_period_start).toBeGreaterThan(364 * 86_400);
    const { data } = await fixture.stripe.invoices.list({ customer: customer.id });
    expect(data.map(({ total }) => total)).toEqual([29_000, 2900]);
    expect(await act({ action: 'plan', price: 'price_of_nobody' })).toContain('No such price');
  });

  it('cancels at the end of the period, takes that back, and ends at the renewal', async () => {
    const { act, now, subscription } = await inPortal();
    expect(await act({ action: 'cancel' })).toContain('Keep the subscription');
    const canceled = await now();
    expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(canceled.cancel_at).toBe(canceled.items.data[0]!.current_period_end);
    await act({ action: 'resume' });
    expect(await now()).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await act({ action: 'cancel' });
    await fixture.local.renew({ subscription });
    expect(await now()).toMatchObject({ status: 'canceled' });
    await fixture.local.settled();
    expect(fixture.hook.types().at(-1)).toBe('customer.subscription.deleted');
  });

  it('cancels now, once', async () => {
    const { act, now, customer } = await inPortal();
    expect(await act({ action: 'end' })).toContain('No subscription');
    expect(await now()).toMatchObject({ status: 'canceled' });
    expect(await act({ action: 'end' })).toContain('There is no subscription any more.');
    const { data } = await fixture.stripe.subscriptions.list({ customer: customer.id });
    expect(data).toEqual([]);
  });

  it('sets another card as the customer’s default', async () => {
    const { act, now, customer } = await inPortal();
    expect(await act({ action: 'card', ...card('1234') })).toContain('Your card number is incorrect.');
    expect(await act({ action: 'card', ...card(failsLater) })).toContain('Visa ending in 0341');
    expect(await now()).toMatchObject({ default_payment_method: null });
    const expand = ['invoice_settings.default_payment_method'];
    expect(await fixture.stripe.customers.retrieve(customer.id, { expand })).toMatchObject({
      invoice_settings: { default_payment_method: { type: 'card', card: { last4: '0341' } } },
    });
  });
});

describe('a renewal', () => {
  it('charges the next period', async () => {
    const { now, subscription, customer } = await inPortal();
    const end = (await now()).items.data[0]!.current_period_end;
    await fixture.local.renew({ subscription });
    expect((await now()).items.data[0]!.current_period_start).toBe(end);
    const { data } = await fixture.stripe.invoices.list({ customer: customer.id });
    expect(data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
  });

  it('that fails leaves the subscription past due until a card pays', async () => {
    const { act, now, subscription, customer } = await inPortal();
    await act({ action: 'card', ...card(failsLater) });
    await fixture.local.renew({ subscription });
    await fixture.local.settled();
    expect(await now()).toMatchObject({ status: 'past_due' });
    expect(fixture.hook.types()).toContain('invoice.payment_failed');
    const open = async () =>
      (await fixture.stripe.invoices.list({ customer: customer.id })).data.filter(
        ({ status }) => status === 'open',
      );
    expect(await open()).toMatchObject([{ amount_remaining: 2900, attempt_count: 1 }]);
    await act({ action: 'card', ...card() });
    await fixture.local.renew({ subscription });
    expect([await open(), await now()]).toMatchObject([[], { status: 'active' }]);
  });

  it('stays on the day of the month if the month has it', async () => {
    let now = new Date('2027-01-31T10:00:00Z');
    const own = await startStripe({ now: () => now });
    try {
      const { subscription } = await subscribe(own);
      const { items } = await own.stripe.subscriptions.retrieve(subscription);
      expect(new Date(items.data[0]!.current_period_end * 1000).toISOString()).toBe(
        '2027-02-28T10:00:00.000Z',
      );
      now = new Date('2027-02-28T10:00:00Z');
      const renewed = await own.local.renew({ subscription });
      expect(new Date(renewed.items.data[0]!.current_period_end * 1000).toISOString()).toBe(
        '2027-03-31T10:00:00.000Z',
      );
    } finally {
      await own.stop();
    }
  });

  it('can be given any status', async () => {
    const { now, subscription } = await inPortal();
    await fixture.local.setStatus({ subscription, status: 'unpaid' });
    expect(await now()).toMatchObject({ status: 'unpaid' });
    await fixture.local.setStatus({ subscription, status: 'canceled' });
    expect(await now()).toMatchObject({ status: 'canceled' });
  });
});

describe('subscriptions and customers through the API', () => {
  it('cancel at the end of the period, and end with their customer', async () => {
    const { customer, subscription } = await subscribe(fixture);
    const { stripe } = fixture;
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: true });
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ statusCode: 404 });
    await fixture.local.settled();
    expect(fixture.hook.types().slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  });
});
