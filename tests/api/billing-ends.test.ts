import { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { billingRoutes } from '#contract/resources/billing';
import { limits } from '#contract/rules/limits';
import { retention } from '#contract/rules/retention';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { callStripe } from '#functions/payments/stripe';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makeCustomer, makePerson, makeReference } from '../support/people.ts';
import {
  billingOf,
  granted,
  limitsOf,
  makePaid,
  openCheckout,
  openStripe,
  stripeControl,
  subscriptionOf,
  teamPrice,
} from '../support/stripe.ts';
import { runJob } from '../support/run-job.ts';
import { dumpPartition } from '../support/table.ts';

const { free, team, business } = granted;
/** This card is accepted and then refuses every payment. */
const failingCard = '4000000000000341';
const dayMs = 24 * 60 * 60 * 1000;

const later = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A run takes the hundred oldest, and other suites leave some. */
async function purgeUntil(time: string, done: () => Promise<boolean>): Promise<void> {
  for (let run = 0; run < 20 && !(await done()); run += 1) await runJob('PurgeOrganizations', time);
}

describe('a subscription that ends', () => {
  it('keeps published references after its last paid day and refuses new ones', async () => {
    const { owner, organizationId, caller, subscription, customer } = await makePaid();
    const { id: customerId } = await makeCustomer(owner, organizationId);
    for (let made = 0; made < 6; made += 1)
      await makeReference(owner, organizationId, customerId, { status: 'Published' });
    const stripe = await openStripe();
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await stripeControl().settled({ customer });
    const canceled = await billingOf(caller);
    expect(canceled.endsAt).toBeDefined();
    expect(canceled.nextBillingDate).toBeUndefined();
    expect(await limitsOf(organizationId)).toEqual(business);

    await stripeControl().renew({ subscription });
    await stripeControl().settled({ customer });
    expect(await limitsOf(organizationId)).toEqual(free);
    expect(await billingOf(caller)).toMatchObject({ name: 'Free', subscriptions: [], status: 'canceled' });
    const { references } = await call(referenceRoutes.listReferences, {}, caller);
    expect(references.filter(({ status }) => status === 'Published')).toHaveLength(6);
    const refused = await callRaw(
      referenceRoutes.createReference,
      { name: 'One more', attributes: { customerId } },
      caller,
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_LIMIT']);
    await expectConsistent(organizationId);
  });

  it('is canceled with the organization that is deleted', async () => {
    const { organizationId, caller, subscription, customer } = await makePaid();
    await call(organizationRoutes.deleteOrganization, {}, caller);
    await purgeUntil(later(0), async () => (await subscriptionOf(organizationId))?.status === 'canceled');
    const stripe = await openStripe();
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(await subscriptionOf(organizationId)).toMatchObject({ status: 'canceled' });

    const rows = () => dumpPartition(`ORG#${organizationId}`);
    await purgeUntil(later(retention.purgeDays + 1), async () => (await rows()).length === 0);
    expect(await rows()).toEqual([]);
    expect(await dumpPartition(`STRIPE#${customer}`)).toEqual([]);
  });
});

describe('a payment that fails', () => {
  const shown = async (token: string, organizationId: string) => {
    const { organizations } = await call(organizationRoutes.listOrganizations, {}, { token });
    return organizations.find((one) => one.organizationId === organizationId)?.pastDueUntil;
  };

  it('keeps the limits for a grace period, warns payers, then removes them', async () => {
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

    await runJob('ReconcileBilling', later(limits.graceDays + 1));
    expect(await limitsOf(organizationId)).toMatchObject({ maxCards: free.maxCards });

    await stripeControl().setStatus({ subscription, status: 'active' });
    await stripeControl().settled({ customer });
    expect(await limitsOf(organizationId)).toEqual(team);
    expect(await shown(owner.accessToken, organizationId)).toBeUndefined();
  });
});

describe('a customer that was deleted at Stripe', () => {
  it('falls back to the free plan and is replaced at the next checkout', async () => {
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

describe('a key that Stripe refuses', () => {
  beforeAll(runInProcess);

  it('is reported as PAYMENTS_UNAVAILABLE', async () => {
    for (const type of [Stripe.errors.StripeAuthenticationError, Stripe.errors.StripePermissionError]) {
      const refused = callStripe(() =>
        Promise.reject(new type({ type: 'invalid_request_error', message: 'No' })),
      );
      await expect(refused).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    }
  });
});

describe('an outage of Stripe', () => {
  it('leaves the stored billing readable and refuses checkout and portal with 503', async () => {
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
      const response = await callRaw(route, input, caller);
      expect([response.status, response.body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
      expect(response.headers.get('retry-after')).toBe('1');
    }
    expect(await subscriptionOf(organizationId)).toEqual(before);
    await stripeControl().outage({ mode: 'none', customer });
    expect((await billingOf(caller)).invoices).toHaveLength(1);
  });
});
