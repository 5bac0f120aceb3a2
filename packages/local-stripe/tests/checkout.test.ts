import { afterAll, describe, expect, it } from 'vitest';
import {
  cancelUrl,
  card,
  declined,
  failsLater,
  openCheckout,
  startStripe,
  submit,
  subscribe,
  successUrl,
} from './fixture/stripe.ts';

const fixture = await startStripe();
afterAll(() => fixture.stop());

const show = async (url: string) => (await fetch(url)).text();
const subscriptionsOf = async (customer: string) =>
  (await fixture.stripe.subscriptions.list({ customer, status: 'all' })).data;

describe('the checkout page', () => {
  it('shows the product, and creates one subscription for a form sent twice', async () => {
    const { customer, session } = await openCheckout(fixture);
    const text = await show(session.url!);
    expect(text).toContain('Local Stripe, no money moves');
    expect(text).toContain('Subscribe to Team');
    expect(text).toContain('€29.00 / month');
    expect(text).toContain('Ada &amp; Söhne');
    expect(text).toContain(cancelUrl.replace('&', '&amp;'));
    const pay = () => submit(session.url!, { ...card(), action: 'pay' });
    const responses = await Promise.all([pay(), pay()]);
    expect(responses.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, successUrl],
      [303, successUrl],
    ]);
    expect(await subscriptionsOf(customer.id)).toMatchObject([{ status: 'active' }]);
    expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'org_1',
      url: null,
    });
    expect(await show(session.url!)).toContain('This is paid for already');
  });

  it('reports a declined card, keeps the input, and can be paid then', async () => {
    const { customer, session } = await openCheckout(fixture);
    const typed = { ...card('4242 4242 4242 4242'), cvc: '987' };
    const button = await submit(session.url!, { ...typed, action: 'decline' });
    const text = await button.text();
    expect([button.status, text.includes('Your card was declined.')]).toEqual([200, true]);
    expect(text).toContain('value="987"');
    for (const number of [declined, failsLater]) {
      const response = await submit(session.url!, { ...card(number), action: 'pay' });
      expect(await response.text()).toContain('Your card was declined.');
    }
    expect(await subscriptionsOf(customer.id)).toEqual([]);
    await expect(fixture.local.pay({ session: session.id, card: declined })).rejects.toThrow('declined');
    await fixture.local.pay({ session: session.id });
    expect(await subscriptionsOf(customer.id)).toHaveLength(1);
  });

  it('explains an invalid card', async () => {
    const { session } = await openCheckout(fixture);
    const pageAfter = async (fields: object) =>
      (await submit(session.url!, { ...card(), ...fields, action: 'pay' })).text();
    expect(await pageAfter({ number: '1234' })).toContain('Your card number is incorrect.');
    expect(await pageAfter({ expiry: '12 / 20' })).toContain('Your card’s expiration date is in the past.');
    expect(await pageAfter({ expiry: 'soon' })).toContain('Your card’s expiration date is incomplete.');
    expect(await pageAfter({ cvc: '1' })).toContain('Your card’s security code is incomplete.');
  });

  it('sells nothing when the session has expired', async () => {
    const { customer, session } = await openCheckout(fixture);
    expect(await fixture.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    const response = await submit(session.url!, { ...card(), action: 'pay' });
    expect(await response.text()).toContain('This checkout has expired');
    expect(await subscriptionsOf(customer.id)).toEqual([]);
    await fixture.local.settled();
    expect(fixture.hook.types().at(-1)).toBe('checkout.session.expired');
    await expect(fixture.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of `expired`');
  });

  it('expires by itself after a day', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const own = await startStripe({ now: () => now });
    try {
      const { customer } = await openCheckout(own);
      now = new Date('2026-11-22T12:00:01Z');
      const open = await own.stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
      expect(open.data).toEqual([]);
    } finally {
      await own.stop();
    }
  });

  it('begins a trial without a payment, and the first payment ends it', async () => {
    const { customer, session } = await openCheckout(fixture, { trialDays: 14 });
    expect(await show(session.url!)).toContain('14 days free');
    await submit(session.url!, { ...card(), action: 'pay' });
    const [subscription] = await subscriptionsOf(customer.id);
    const { trial_end, trial_start } = subscription!;
    expect([subscription!.status, trial_end! - trial_start!]).toEqual(['trialing', 14 * 86_400]);
    await fixture.local.endTrial({ subscription: subscription!.id });
    const { data } = await fixture.stripe.invoices.list({ customer: customer.id });
    expect(data.map(({ total, status }) => [total, status])).toEqual([
      [2900, 'paid'],
      [0, 'paid'],
    ]);
    expect(await subscriptionsOf(customer.id)).toMatchObject([{ status: 'active' }]);
  });

  it('refuses the form of another site', async () => {
    const { customer, session } = await openCheckout(fixture);
    const response = await submit(
      session.url!,
      { ...card(), action: 'pay' },
      { origin: 'https://evil.example' },
    );
    expect(response.status).toBe(403);
    expect(await subscriptionsOf(customer.id)).toEqual([]);
  });
});

describe('an invoice', () => {
  it('is a PDF with its number, the customer and the amount', async () => {
    const { customer } = await subscribe(fixture);
    const { data } = await fixture.stripe.invoices.list({ customer: customer.id });
    const { number, invoice_pdf, hosted_invoice_url } = data[0]!;
    expect(number).toMatch(/^REF-\d{4}$/);
    const response = await fetch(invoice_pdf!);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Invoice-${number}.pdf"`);
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    for (const part of [number!, 'Ada & Söhne', 'ada@example.com', 'Team', '\u008029.00']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Local Stripe: not a real invoice');
    expect(await show(hosted_invoice_url!)).toContain(`Invoice ${number}`);
  });
});
