import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { freePlan, maxCards, popularPlan } from '#contract/rules/plans';
import { isOurs, isRunning, limitsInForce, stateOf } from '#functions/payments/state';

const now = new Date('2026-11-21T12:00:00.000Z');
const seconds = (date: string) => Date.parse(date) / 1000;
const customer = { invoice_settings: { default_payment_method: null } } as unknown as Stripe.Customer;
const sold = popularPlan.prices[0]!.id;

function subscription(
  changes: {
    status?: string;
    price?: string;
    product?: string;
    organization?: string;
    created?: number;
  } = {},
): Stripe.Subscription {
  const { status = 'active', price = sold, product = popularPlan.id, organization, created = 1 } = changes;
  return {
    id: `sub_${created}`,
    status,
    created,
    metadata: organization === undefined ? {} : { organizationId: organization },
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    default_payment_method: null,
    items: { data: [{ price: { id: price, product }, current_period_end: seconds('2026-12-21') }] },
  } as unknown as Stripe.Subscription;
}

const stateFor = (...all: Stripe.Subscription[]) => stateOf(all, customer, undefined, now);

describe('a subscription', () => {
  it('to a price that is no longer sold has the plan of its product', () => {
    const state = stateFor(subscription({ price: 'price_of_last_year' }));
    expect(state).toMatchObject({ planId: popularPlan.id, priceId: 'price_of_last_year' });
    expect(limitsInForce(state, now)).toMatchObject({ maxCards: maxCards(popularPlan) });
  });

  it('to a plan that is no longer sold still runs and keeps its limits', () => {
    const old = subscription({ price: 'price_old', product: 'prod_old', organization: 'mine' });
    expect(isOurs(old, 'mine')).toBe(true);
    const state = stateFor(old);
    expect(isRunning(state.status)).toBe(true);
    expect(limitsInForce(state, now)).toBeUndefined();
  });

  it('to another product of the same Stripe account is ignored', () => {
    expect(isOurs(subscription({ price: 'price_socks', product: 'prod_socks' }), 'mine')).toBe(false);
  });

  it('counts before an ended one, and before an older one', () => {
    const ended = subscription({ status: 'canceled', created: 3 });
    expect(stateFor(ended, subscription({ created: 1 })).subscriptionId).toBe('sub_1');
    expect(stateFor(subscription({ created: 1 }), subscription({ created: 2 })).subscriptionId).toBe('sub_2');
  });

  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled'])(
    'that is %s has the limits of the free plan',
    (status) => {
      expect(limitsInForce(stateFor(subscription({ status })), now)).toMatchObject({
        maxCards: maxCards(freePlan),
      });
    },
  );

  it('that is past due keeps the day since which it is', () => {
    const before = { pastDueSince: '2026-11-10T00:00:00.000Z' };
    const state = stateOf([subscription({ status: 'past_due' })], customer, before, now);
    expect(state.pastDueSince).toBe(before.pastDueSince);
  });
});
