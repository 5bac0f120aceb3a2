import { describe, expect, it } from 'vitest';
import { billingRoutes } from '#contract/resources/billing';
import { limits } from '#contract/rules/limits';
import { freePlan, popularPlan } from '#contract/rules/plans';
import { callRaw, times } from '../support/call.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import {
  billingOf,
  businessPlan,
  businessPrice,
  granted,
  limitsOf,
  makePaid,
  openCheckout,
  openStripe,
  stripeControl,
  subscriptionOf,
  teamPrice,
} from '../support/stripe.ts';
import { auditOf } from '../support/table.ts';

const { free, team, business } = granted;
const dayMs = 24 * 60 * 60 * 1000;

describe('an organization that pays nothing', () => {
  it('sees its usage of the free plan without a call to Stripe', async () => {
    const { owner, organizationId, caller } = await makeOwner();
    const customer = await makeCustomer(owner, organizationId);
    await makeReference(owner, organizationId, customer.id);
    expect(await billingOf(caller)).toEqual({
      name: freePlan.name,
      subscriptions: [],
      trialAvailable: true,
      usage: { references: 1, limit: 5, storageBytes: 0, storageLimit: free.storageBytes },
      invoices: [],
    });
    expect(await subscriptionOf(organizationId)).toBeUndefined();
  });
});

describe('a payment', () => {
  it('raises the limits, is billed monthly and leaves an invoice', async () => {
    const { organizationId, caller } = await makePaid();
    expect(await limitsOf(organizationId)).toEqual(business);
    const billing = await billingOf(caller);
    expect(billing).toMatchObject({
      name: businessPlan.name,
      subscriptions: [businessPlan.id],
      status: 'active',
      priceId: businessPrice,
      trialAvailable: false,
      paymentMethod: { type: 'card', brand: 'visa', last4: '4242' },
      usage: { limit: 500, storageLimit: business.storageBytes },
    });
    const days = (Date.parse(billing.nextBillingDate!) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(billing.invoices).toMatchObject([
      { amount: 9900, currency: 'eur', status: 'paid', plan: businessPlan.name },
    ]);
    const pdf = await fetch(billing.invoices![0]!.pdf!);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await auditOf(organizationId, 'billing.subscription')).toMatchObject([{ actor: 'stripe' }]);
  });

  it('for the popular plan starts with a trial, but only once', async () => {
    const { organizationId, caller, subscription, customer } = await makePaid(teamPrice);
    expect(await limitsOf(organizationId)).toEqual(team);
    const billing = await billingOf(caller);
    expect(billing).toMatchObject({ status: 'trialing', name: popularPlan.name });
    const days = (Date.parse(billing.trialEndsAt!) - Date.now()) / dayMs;
    expect(Math.round(days)).toBe(limits.trialDays);

    await stripeControl().setStatus({ subscription, status: 'canceled' });
    await stripeControl().settled({ customer });
    expect(await limitsOf(organizationId)).toEqual(free);
    const session = await openCheckout(caller, teamPrice);
    await stripeControl().pay({ session });
    await stripeControl().settled({ customer });
    expect(await billingOf(caller)).toMatchObject({ status: 'active' });
  });

  it('that is declined changes nothing and can be repeated', async () => {
    const { organizationId, caller } = await makeOwner();
    const session = await openCheckout(caller);
    await expect(stripeControl().pay({ session, card: '4000000000000002' })).rejects.toThrow('declined');
    expect(await limitsOf(organizationId)).toEqual(free);
    expect(await openCheckout(caller)).toBe(session);
  });
});

describe('a checkout', () => {
  it.each(['price_unknown', 'price_refdeck_team_weekly'])(
    'is refused for the unknown price %s',
    async (priceId) => {
      const { organizationId, caller } = await makeOwner();
      const response = await callRaw(billingRoutes.openCheckout, { priceId }, caller);
      expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(response.body.fields).toHaveProperty('priceId');
      expect(await subscriptionOf(organizationId)).toBeUndefined();
    },
  );

  it('belongs to the organization, whatever customer is sent', async () => {
    const { customer: foreign } = await makePaid();
    const { organizationId, caller } = await makeOwner();
    const refused = await callRaw(
      billingRoutes.openCheckout,
      { priceId: businessPrice, customer: foreign },
      caller,
    );
    expect(refused.status).toBe(400);
    await openCheckout(caller);
    const { customerId } = (await subscriptionOf(organizationId))!;
    expect(customerId).not.toBe(foreign);
    const made = (await stripeControl().requests()).filter(
      ({ method, path, params }) =>
        method === 'POST' &&
        path === '/v1/checkout/sessions' &&
        params.client_reference_id === organizationId,
    );
    expect(made.map(({ params }) => params.customer)).toEqual([customerId]);
  });

  it('without a price is for the popular plan, later the customer portal', async () => {
    const { organizationId, caller } = await makeOwner();
    const { url } = await call(billingRoutes.openCheckout, {}, caller);
    const { customerId } = (await subscriptionOf(organizationId))!;
    const stripe = await openStripe();
    const { data } = await stripe.checkout.sessions.list({ customer: customerId });
    expect(data.map((one) => [one.url, one.metadata?.priceId])).toEqual([[url, teamPrice]]);
    const again = await call(billingRoutes.openCheckout, {}, caller);
    const portal = await call(billingRoutes.openPortal, {}, caller);
    expect(new URL(again.url).pathname.split('/')[1]).toBe(new URL(portal.url).pathname.split('/')[1]);
    expect(again.url).not.toBe(url);
  });

  it('is the same for all who open it at the same moment', async () => {
    const { organizationId, caller } = await makeOwner();
    const urls = await times(8, () => openCheckout(caller));
    expect(new Set(urls).size).toBe(1);
    const { customerId } = (await subscriptionOf(organizationId))!;
    const stripe = await openStripe();
    expect((await stripe.checkout.sessions.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('for another price closes the earlier one, also when both start at once', async () => {
    const { organizationId, caller } = await makeOwner();
    await Promise.allSettled([openCheckout(caller, teamPrice), openCheckout(caller, businessPrice)]);
    const last = await openCheckout(caller, teamPrice);
    const { customerId } = (await subscriptionOf(organizationId))!;
    const stripe = await openStripe();
    const { data } = await stripe.checkout.sessions.list({ customer: customerId });
    expect(data.filter(({ status }) => status === 'open').map(({ url }) => url)).toEqual([last]);
  });

  it('is refused beside a subscription, even before the webhook arrives', async () => {
    const { organizationId, caller } = await makeOwner();
    const session = await openCheckout(caller);
    const customer = (await subscriptionOf(organizationId))!.customerId;
    await stripeControl().hold({ customer });
    await stripeControl().pay({ session });
    const response = await callRaw(billingRoutes.openCheckout, { priceId: teamPrice }, caller);
    expect([response.status, response.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect(await limitsOf(organizationId)).toEqual(business);
    await stripeControl().release({ customer });
  });
});
