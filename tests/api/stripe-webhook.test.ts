import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { syncSubscription } from '#functions/payments/sync-subscription';
import { handler as reconcile } from '#functions/triggers/reconcile-billing';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { makeOwner } from '../support/people.ts';
import {
  holdBack,
  businessPlan,
  businessPrice,
  eventAbout,
  limitsOf,
  makePaid,
  openCheckout,
  openStripe,
  send,
  signed,
  stripeControl,
  subscriptionOf,
} from '../support/stripe.ts';
import { auditOf } from '../support/table.ts';
import { onWrite } from '../support/transactions.ts';
import { times } from '../support/call.ts';

const call = () => ({ now: new Date(), requestId: 'test', log: () => undefined });
const business = { maxCards: Number(businessPlan.metadata.max_cards), pastDueUntil: undefined };

runQuietly();
const paid = await makePaid();

async function payUnheard() {
  const { organizationId, caller } = await makeOwner();
  const session = await openCheckout(caller);
  const customer = (await subscriptionOf(organizationId))!.customerId;
  await holdBack(customer);
  await stripeControl().pay({ session });
  return { organizationId, customer };
}

const state = async () => [await subscriptionOf(paid.organizationId), await limitsOf(paid.organizationId)];

describe('an event', () => {
  it('is only a reason to ask Stripe, and its content is ignored', async () => {
    const response = await send(await signed(eventAbout(paid.customer)));
    expect(response.status).toBe(200);
    expect(await subscriptionOf(paid.organizationId)).toMatchObject({
      status: 'active',
      subscriptionId: paid.subscription,
    });
    expect(await limitsOf(paid.organizationId)).toMatchObject(business);
  });

  it('of the other mode or of an unknown customer is ignored', async () => {
    const before = await state();
    for (const event of [
      eventAbout(paid.customer, { livemode: true }),
      eventAbout('cus_somebodyelse'),
      eventAbout('somebody@example.com'),
      eventAbout(paid.customer, {
        type: 'product.updated',
        data: { object: { object: 'product', id: 'prod_x' } },
      }),
    ]) {
      expect((await send(await signed(event))).status).toBe(200);
    }
    expect(await state()).toEqual(before);
  });

  it('that arrives twenty times at once takes effect once', async () => {
    const { organizationId, customer } = await payUnheard();
    const before = (await subscriptionOf(organizationId))!;
    const body = await signed(eventAbout(customer));
    const responses = await times(20, () => send(body));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await subscriptionOf(organizationId))!.version).toBe(before.version + 1);
    expect(await auditOf(organizationId, 'billing.subscription')).toHaveLength(1);
    await stripeControl().release({ customer });
  });

  it('whose handler is killed at any write takes effect when repeated', async () => {
    for (let writes = 0; ; writes += 1) {
      const { organizationId, customer } = await payUnheard();
      const eventId = eventAbout(customer).id as string;
      const finished = await cutOffAfter(writes, () => syncSubscription(call(), customer, eventId));
      await syncSubscription(call(), customer, eventId);
      expect(await subscriptionOf(organizationId)).toMatchObject({ status: 'active' });
      expect(await limitsOf(organizationId)).toMatchObject(business);
      expect(await auditOf(organizationId, 'billing.subscription')).toHaveLength(1);
      await stripeControl().release({ customer });
      if (finished) break;
    }
  });

  it('is answered with 503 until Stripe can be asked', async () => {
    const { organizationId, caller } = await makeOwner();
    const session = await openCheckout(caller);
    const customer = (await subscriptionOf(organizationId))!.customerId;
    const stripe = await openStripe();
    const elsewhere = await openAnother(stripe, customer);
    await stripeControl().hold({ customer });
    await stripeControl().pay({ session });
    await stripeControl().outage({ mode: 'error', customer });
    const body = await signed(eventAbout(customer));
    expect((await send(body)).status).toBe(503);
    expect(await limitsOf(organizationId)).toMatchObject({ maxCards: 5 });
    await stripeControl().outage({ mode: 'none', customer });
    expect((await send(body)).status).toBe(200);
    expect(await limitsOf(organizationId)).toMatchObject(business);
    const { status } = await stripe.checkout.sessions.retrieve(elsewhere);
    expect(status, 'a checkout that was open in another tab').toBe('expired');
    await stripeControl().release({ customer });
  });

  it('that read before another and writes later reads again', async () => {
    const { organizationId, customer, subscription } = await makePaid();
    await stripeControl().hold({ customer });
    const commit = holdNextCommit();
    const slow = syncSubscription(call(), customer);
    await commit.reached;
    await (await openStripe()).subscriptions.cancel(subscription);
    expect((await send(await signed(eventAbout(customer)))).status).toBe(200);
    commit.release();
    await slow;
    expect(await subscriptionOf(organizationId)).toMatchObject({ status: 'canceled' });
    expect(await limitsOf(organizationId)).toMatchObject({ maxCards: 5 });
    await stripeControl().release({ customer });
  });

  it('that never arrives is replaced by the nightly job', async () => {
    const { organizationId, customer } = await payUnheard();
    expect(await limitsOf(organizationId)).toMatchObject({ maxCards: 5 });
    const time = new Date().toISOString();
    await reconcile({ id: 'test', time });
    expect(await limitsOf(organizationId)).toMatchObject(business);
    await stripeControl().release({ customer });
  });
});

describe('the events of one subscription', () => {
  const types = [
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.deleted',
  ] as const;
  const orders = permutations(types);

  it.each(['active', 'canceled'] as const)('end in the same state in any order: %s', async (status) => {
    expect(orders).toHaveLength(24);
    const { organizationId, customer, subscription } = await makePaid();
    if (status === 'canceled') {
      await stripeControl().hold({ customer });
      await (await openStripe()).subscriptions.cancel(subscription);
    }
    for (const order of orders) {
      for (const type of order) {
        expect((await send(await signed(eventAbout(customer, { type })))).status).toBe(200);
      }
      expect(await subscriptionOf(organizationId), order.join()).toMatchObject({ status });
    }
    expect(await limitsOf(organizationId)).toMatchObject({
      maxCards: status === 'active' ? business.maxCards : 5,
    });
    await stripeControl().release({ customer });
  });
});

async function openAnother(stripe: Stripe, customer: string): Promise<string> {
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: businessPrice, quantity: 1 }],
    success_url: 'https://example.com/done',
    cancel_url: 'https://example.com/canceled',
  });
  return id;
}

function holdNextCommit(): { reached: Promise<void>; release: () => void } {
  const gate = deferred();
  const reached = deferred();
  const restore = onWrite(async (write) => {
    restore();
    reached.resolve();
    await gate.promise;
    await write();
  });
  return { reached: reached.promise, release: gate.resolve };
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((first, index) =>
    permutations(values.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
