import { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { controlOf } from '../control.ts';
import { clientOf, openCheckout, startStripe, subscribe, successUrl, team } from './fixture/stripe.ts';

const fixture = await startStripe();
afterAll(() => fixture.stop());

describe('the API', () => {
  it('creates one object for equal calls with one idempotency key', async () => {
    const create = () =>
      fixture.stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'customer-of-org-1' });
    const made = await Promise.all([create(), create(), create()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { headers } = (await create()).lastResponse;
    expect(headers['idempotent-replayed']).toBe('true');
    const all = Object.values(await fixture.local.requests()).filter(({ path }) => path === '/v1/customers');
    expect(all).toHaveLength(4);
  });

  it('refuses other parameters with a used key', async () => {
    await fixture.stripe.customers.create({ name: 'A' }, { idempotencyKey: 'used' });
    const other = fixture.stripe.customers.create({ name: 'B' }, { idempotencyKey: 'used' });
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('refuses unknown parameters, calls, fields to expand and versions', async () => {
    const { stripe } = fixture;
    const unknown = { code: 'parameter_unknown' };
    await expect(stripe.customers.create({ tax_exempt: 'none' })).rejects.toMatchObject({
      ...unknown,
      param: 'tax_exempt',
    });
    const { customer, session } = await openCheckout(fixture);
    const line_items = [{ price: team.monthly, quantity: 1, adjustable_quantity: { enabled: true } }];
    const nested = {
      mode: 'subscription',
      customer: customer.id,
      line_items,
      success_url: successUrl,
    } as const;
    await expect(stripe.checkout.sessions.create(nested)).rejects.toMatchObject({
      ...unknown,
      param: 'line_items[0][adjustable_quantity]',
    });
    await expect(stripe.charges.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(
      stripe.checkout.sessions.retrieve(session.id, { expand: ['customer.card'] }),
    ).rejects.toMatchObject({ message: 'This property cannot be expanded (customer.card).' });
    await expect(
      stripe.customers.retrieve(customer.id, {}, { apiVersion: '2020-08-27' }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('names the missing parameter or object', async () => {
    const { stripe } = fixture;
    const { customer } = await openCheckout(fixture);
    const incomplete = { mode: 'subscription', customer: customer.id, success_url: successUrl } as const;
    await expect(stripe.checkout.sessions.create(incomplete)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'line_items',
    });
    const line_items = [{ price: 'price_of_nobody' }];
    await expect(stripe.checkout.sessions.create({ ...incomplete, line_items })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'line_items[0][price]',
    });
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    // A name of an object's own method is no id.
    await expect(stripe.customers.retrieve('constructor')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('refuses another key', async () => {
    const stranger = clientOf(fixture.local, 'sk_test_of_somebody_else');
    await expect(stranger.customers.create({})).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  it('returns long lists in pages', async () => {
    const { customer } = await openCheckout(fixture);
    const { data } = await fixture.stripe.prices.list({ limit: 3 });
    const all: string[] = [];
    for await (const { id } of fixture.stripe.prices.list({ limit: 3 })) all.push(id);
    expect(data).toHaveLength(3);
    expect(all).toHaveLength(4);
    const sessions = await fixture.stripe.checkout.sessions.list({ customer: customer.id, limit: 1 });
    expect(sessions).toMatchObject({ has_more: false, data: [{ status: 'open', customer: customer.id }] });
    expect(sessions.data[0]).not.toHaveProperty('line_items');
  });

  it('returns a subscription with card, price and metadata', async () => {
    const { customer, subscription } = await subscribe(fixture);
    const list = await fixture.stripe.subscriptions.list({
      customer: customer.id,
      status: 'all',
      expand: ['data.default_payment_method'],
    });
    expect(list.data).toMatchObject([
      {
        id: subscription,
        status: 'active',
        livemode: false,
        metadata: { organizationId: 'org_1' },
        default_payment_method: { type: 'card', card: { brand: 'visa', last4: '4242', exp_year: 2034 } },
        items: { data: [{ price: { id: team.monthly, unit_amount: 2900 } }] },
      },
    ]);
    const [item] = list.data[0]!.items.data;
    const days = (item!.current_period_end - item!.current_period_start) / 86_400;
    expect([28, 29, 30, 31]).toContain(days);
  });

  it('lists invoices that name their subscription and price', async () => {
    const { customer, subscription } = await subscribe(fixture);
    const { data } = await fixture.stripe.invoices.list({ customer: customer.id });
    expect(data).toMatchObject([
      {
        status: 'paid',
        total: 2900,
        currency: 'eur',
        parent: { subscription_details: { subscription } },
        lines: {
          data: [{ pricing: { price_details: { price: team.monthly, product: 'prod_refdeck_team' } } }],
        },
      },
    ]);
  });

  it('keeps its data across a restart', async () => {
    const own = await startStripe();
    try {
      const { customer, subscription } = await subscribe(own);
      await own.local.settled();
      const secrets = [own.local.secretKey, own.local.webhookSecret];
      await own.restart();
      expect([own.local.secretKey, own.local.webhookSecret]).toEqual(secrets);
      const { data } = await own.stripe.invoices.list({ customer: customer.id });
      expect(data[0]!.invoice_pdf).toContain(own.local.origin);
      expect(await own.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
      const next = await subscribe(own);
      const later = await own.stripe.invoices.list({ customer: next.customer.id });
      expect(later.data[0]!.number).toBe('REF-0002');
    } finally {
      await own.stop();
    }
  });
});

describe('the control', () => {
  it('lists the requests of a customer, also to another process', async () => {
    const { customer, session } = await openCheckout(fixture);
    const control = controlOf(fixture.local.origin);
    await control.pay({ session: session.url! });
    await fixture.stripe.subscriptions.list({ customer: customer.id });
    const requests = await control.requests({ customer: customer.id });
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/customers',
      'POST /v1/checkout/sessions',
      'GET /v1/subscriptions',
    ]);
    expect(requests[2]).toMatchObject({ params: { customer: customer.id }, status: 200 });
    await expect(control.pay({ session: 'cs_test_none' })).rejects.toThrow('No such checkout.session');
  });

  it('is not for pages', async () => {
    const url = `${fixture.local.origin}/control/requests`;
    const headers = { origin: fixture.local.origin };
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(405);
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200);
  });

  it('makes the API fail for one customer, and come back', async () => {
    const { customer } = await openCheckout(fixture);
    const other = await openCheckout(fixture);
    const retrieve = (id = customer.id) => fixture.stripe.customers.retrieve(id);
    await fixture.local.outage({ mode: 'error', customer: customer.id });
    await expect(retrieve()).rejects.toMatchObject({ statusCode: 500 });
    await expect(retrieve(other.customer.id)).resolves.toMatchObject({ id: other.customer.id });
    await fixture.local.outage({ mode: 'none', customer: customer.id });
    await expect(retrieve()).resolves.toMatchObject({ id: customer.id });
  });
});
