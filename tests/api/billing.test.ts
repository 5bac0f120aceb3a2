import type { Context, ScheduledEvent } from 'aws-lambda';
import { Stripe } from 'stripe';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#contract/billing';
import { limits } from '#contract/limits';
import { organizationRoutes, type Organization } from '#contract/organization';
import { freePlan, popularPlan } from '#contract/plans';
import { referenceRoutes } from '#contract/reference';
import { asking } from '#functions/billing/stripe';
import { handler as purge } from '#functions/triggers/purge-organizations';
import { handler as reconcile } from '#functions/triggers/reconcile-billing';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makeCustomer, makePerson, makeReference } from '../support/people.ts';
import {
  billingOf,
  businessPlan,
  businessPrice,
  limitsOf,
  makePaid,
  makeSubscriber,
  openCheckout,
  openStripe,
  stripeControl,
  subscriptionOf,
  teamPrice,
} from '../support/stripe.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

const free = { maxCards: 5, storageBytes: 100 * 1024 ** 2, pastDueUntil: undefined };
const business = { maxCards: 500, storageBytes: 100 * 1024 ** 3, pastDueUntil: undefined };
const team = { maxCards: 50, storageBytes: 10 * 1024 ** 3, pastDueUntil: undefined };
/** It is taken, and then refuses every payment. */
const failingCard = '4000000000000341';
const dayMs = 24 * 60 * 60 * 1000;

const later = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const runJob = async (job: typeof reconcile, time: string) => {
  await job({ id: 'test', time } as ScheduledEvent, {} as Context, () => undefined);
};

/** A run takes a hundred, oldest first, and other suites leave some. */
async function purgeUntil(time: string, done: () => Promise<boolean>): Promise<void> {
  for (let run = 0; run < 20 && !(await done()); run += 1) await runJob(purge, time);
}

beforeAll(() => {
  runInProcess();
  // The log of the jobs, which here run inside the test.
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('an organisation that pays nothing', () => {
  it('sees what it really uses of the free plan, and Stripe is not asked', async () => {
    const { owner, organizationId, caller } = await makeSubscriber();
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

  it('has no portal', async () => {
    const { caller } = await makeSubscriber();
    const answer = await callRaw(billingRoutes.openPortal, {}, caller);
    expect([answer.status, answer.body.code]).toEqual([409, 'NO_SUBSCRIPTION']);
  });
});

describe('a payment', () => {
  it('raises the limits, is billed next month, and leaves an invoice', async () => {
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

  it('for the popular plan begins with a trial, once', async () => {
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

  it('that is declined changes nothing, and can be tried again', async () => {
    const { organizationId, caller } = await makeSubscriber();
    const session = await openCheckout(caller);
    await expect(stripeControl().pay({ session, card: '4000000000000002' })).rejects.toThrow('declined');
    expect(await limitsOf(organizationId)).toEqual(free);
    expect(await openCheckout(caller)).toBe(session);
  });
});

describe('a checkout', () => {
  it.each(['price_unknown', 'price_refdeck_team_weekly'])('is not made for %s', async (priceId) => {
    const { organizationId, caller } = await makeSubscriber();
    const answer = await callRaw(billingRoutes.openCheckout, { priceId }, caller);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.fields).toHaveProperty('priceId');
    expect(await subscriptionOf(organizationId)).toBeUndefined();
  });

  it('is the organisation’s own, whatever customer is sent', async () => {
    const { customer: foreign } = await makePaid();
    const { organizationId, caller } = await makeSubscriber();
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

  it('without a price is for the popular plan, and for an organisation that has been at Stripe the portal', async () => {
    const { organizationId, caller } = await makeSubscriber();
    const { url } = await call<{ url: string }>(billingRoutes.openCheckout, {}, caller);
    const { customerId } = (await subscriptionOf(organizationId))!;
    const stripe = await openStripe();
    const { data } = await stripe.checkout.sessions.list({ customer: customerId });
    expect(data.map((one) => [one.url, one.metadata?.priceId])).toEqual([[url, teamPrice]]);
    const again = await call<{ url: string }>(billingRoutes.openCheckout, {}, caller);
    const portal = await call<{ url: string }>(billingRoutes.openPortal, {}, caller);
    expect(new URL(again.url).pathname.split('/')[1]).toBe(new URL(portal.url).pathname.split('/')[1]);
    expect(again.url).not.toBe(url);
  });

  it('is one for everybody who asks at the same moment', async () => {
    const { organizationId, caller } = await makeSubscriber();
    const urls = await Promise.all(Array.from({ length: 8 }, () => openCheckout(caller)));
    expect(new Set(urls).size).toBe(1);
    const { customerId } = (await subscriptionOf(organizationId))!;
    const stripe = await openStripe();
    expect((await stripe.checkout.sessions.list({ customer: customerId })).data).toHaveLength(1);
  });

  it('for another price closes the one before it, also when both are asked for at once', async () => {
    const { organizationId, caller } = await makeSubscriber();
    await Promise.allSettled([openCheckout(caller, teamPrice), openCheckout(caller, businessPrice)]);
    const last = await openCheckout(caller, teamPrice);
    const { customerId } = (await subscriptionOf(organizationId))!;
    const stripe = await openStripe();
    const { data } = await stripe.checkout.sessions.list({ customer: customerId });
    expect(data.filter(({ status }) => status === 'open').map(({ url }) => url)).toEqual([last]);
  });

  it('is refused beside a subscription, also before the webhook has come', async () => {
    const { organizationId, caller } = await makeSubscriber();
    const session = await openCheckout(caller);
    const customer = (await subscriptionOf(organizationId))!.customerId;
    await stripeControl().deliver({ customer, hold: true });
    await stripeControl().pay({ session });
    const answer = await callRaw(billingRoutes.openCheckout, { priceId: teamPrice }, caller);
    expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect(await limitsOf(organizationId)).toEqual(business);
    await stripeControl().release({ customer });
  });
});

describe('a subscription that ends', () => {
  it('holds until the end of what is paid, then leaves what is published and refuses what is new', async () => {
    const { owner, organizationId, caller, subscription, customer } = await makePaid();
    const { id: customerId } = await makeCustomer(owner, organizationId);
    for (let made = 0; made < 6; made += 1)
      await makeReference(owner, organizationId, customerId, { status: 'Published' });
    const stripe = await openStripe();
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await stripeControl().settled({ customer });
    const cancelled = await billingOf(caller);
    expect(cancelled.endsAt).toBeDefined();
    expect(cancelled.nextBillingDate).toBeUndefined();
    expect(await limitsOf(organizationId)).toEqual(business);

    await stripeControl().renew({ subscription });
    await stripeControl().settled({ customer });
    expect(await limitsOf(organizationId)).toEqual(free);
    expect(await billingOf(caller)).toMatchObject({ name: 'Free', subscriptions: [], status: 'canceled' });
    const { references } = await call<{ references: { status: string }[] }>(
      referenceRoutes.listReferences,
      {},
      caller,
    );
    expect(references.filter(({ status }) => status === 'Published')).toHaveLength(6);
    const refused = await callRaw(
      referenceRoutes.createReference,
      { name: 'One more', attributes: { customerId } },
      caller,
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_LIMIT']);
    await expectConsistent(organizationId);
  });

  it('ends with the organisation that is deleted', async () => {
    const { organizationId, caller, subscription, customer } = await makePaid();
    await call(organizationRoutes.deleteOrganization, {}, caller);
    await purgeUntil(later(0), async () => (await subscriptionOf(organizationId))?.status === 'canceled');
    const stripe = await openStripe();
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(await subscriptionOf(organizationId)).toMatchObject({ status: 'canceled' });

    const rows = () => dumpPartition(`ORG#${organizationId}`);
    await purgeUntil(later(limits.purgeDays + 1), async () => (await rows()).length === 0);
    expect(await rows()).toEqual([]);
    expect(await dumpPartition(`STRIPE#${customer}`)).toEqual([]);
  });
});

describe('a payment that fails', () => {
  const shown = async (token: string, organizationId: string) => {
    const { organizations } = await call<{ organizations: Organization[] }>(
      organizationRoutes.listOrganizations,
      {},
      { token },
    );
    return organizations.find((one) => one.organizationId === organizationId)?.pastDueUntil;
  };

  it('leaves the limits for the time of grace, tells those who can pay, and then takes them', async () => {
    const { owner, organizationId, subscription, customer } = await makePaid(teamPrice, failingCard);
    const member = await makePerson();
    await addMember(organizationId, member, 'member');
    await stripeControl().endTrial({ subscription });
    await stripeControl().settled({ customer });
    expect(await billingOf({ token: owner.accessToken, organizationId })).toMatchObject({
      status: 'past_due',
    });

    const { pastDueUntil, ...inGrace } = await limitsOf(organizationId);
    expect({ ...inGrace, pastDueUntil: undefined }).toEqual(team);
    const days = (Date.parse(pastDueUntil as string) - Date.now()) / dayMs;
    expect(Math.round(days)).toBe(limits.graceDays);
    expect(await shown(owner.accessToken, organizationId)).toBe(pastDueUntil);
    expect(await shown(member.accessToken, organizationId)).toBeUndefined();

    await runJob(reconcile, later(limits.graceDays + 1));
    expect(await limitsOf(organizationId)).toMatchObject({ maxCards: free.maxCards });

    await stripeControl().setStatus({ subscription, status: 'active' });
    await stripeControl().settled({ customer });
    expect(await limitsOf(organizationId)).toEqual(team);
    expect(await shown(owner.accessToken, organizationId)).toBeUndefined();
  });
});

describe('a customer that Stripe has forgotten', () => {
  it('pays nothing, and becomes another one with the next checkout', async () => {
    const { organizationId, caller, customer } = await makePaid();
    await (await openStripe()).customers.del(customer);
    await stripeControl().settled({ customer });
    expect(await limitsOf(organizationId)).toEqual(free);
    const portal = await callRaw(billingRoutes.openPortal, {}, caller);
    expect([portal.status, portal.body.code]).toEqual([409, 'NO_SUBSCRIPTION']);
    const session = await openCheckout(caller);
    const { customerId } = (await subscriptionOf(organizationId))!;
    expect(customerId).not.toBe(customer);
    expect(await dumpPartition(`STRIPE#${customer}`)).toEqual([]);
    await stripeControl().pay({ session });
    await stripeControl().settled({ customer: customerId });
    expect(await limitsOf(organizationId)).toEqual(business);
  });
});

describe('a key that Stripe does not take', () => {
  it('is an outage for who calls, whichever way it is refused', async () => {
    for (const type of [Stripe.errors.StripeAuthenticationError, Stripe.errors.StripePermissionError]) {
      const refused = asking(() =>
        Promise.reject(new type({ type: 'invalid_request_error', message: 'No' })),
      );
      await expect(refused).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    }
  });
});

describe('while Stripe does not answer', () => {
  it('the page shows what we know, and a checkout says to try again and writes nothing', async () => {
    const { organizationId, caller, customer } = await makePaid();
    const known = await billingOf(caller);
    const before = await subscriptionOf(organizationId);
    await stripeControl().outage({ mode: 'error', customer });
    const { invoices, ...rest } = await billingOf(caller);
    expect(invoices).toBeUndefined();
    expect({ ...rest, invoices: known.invoices }).toEqual(known);
    for (const [route, input] of [
      [billingRoutes.openPortal, {}],
      [billingRoutes.openCheckout, { priceId: teamPrice }],
    ] as const) {
      const answer = await callRaw(route, input, caller);
      expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect(await subscriptionOf(organizationId)).toEqual(before);
    await stripeControl().outage({ mode: 'none', customer });
    expect((await billingOf(caller)).invoices).toHaveLength(1);
  });
});
