import type { billingRoutes } from '#contract/resources/billing';
import { plans, popularPlan } from '#contract/rules/plans';
import { nothing, type Fixtures } from './fixture.ts';

/** A plan without a trial. */
const plan = plans.find(({ prices, popular }) => prices.length > 0 && !popular)!;

export const billingFixtures: Fixtures<typeof billingRoutes> = {
  getBilling: {
    lowest: 'admin',
    example: {
      sent: {},
      response: {
        name: popularPlan.name,
        subscriptions: [popularPlan.id],
        status: 'active',
        priceId: popularPlan.prices[0]!.id,
        nextBillingDate: '2026-12-21T09:30:00.000Z',
        trialAvailable: false,
        paymentMethod: { type: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
        usage: { references: 24, limit: 50, storageBytes: 1_288_490_188, storageLimit: 10_737_418_240 },
        invoices: [
          {
            id: 'in_1QK3sample',
            number: 'REF-0001',
            date: '2026-11-21T09:30:00.000Z',
            amount: 2900,
            currency: 'eur',
            status: 'paid',
            plan: popularPlan.name,
            pdf: 'https://pay.stripe.com/invoice/acct_1sample/test_1sample/pdf',
          },
        ],
      },
    },
    input: nothing,
  },
  openCheckout: {
    lowest: 'admin',
    example: {
      sent: { priceId: popularPlan.prices[0]!.id },
      response: { url: 'https://checkout.stripe.com/c/pay/cs_test_1sample' },
    },
    input: () => ({ priceId: plan.prices[0]!.id }),
    // The organization of the capacity tests has a subscription.
    measured: async (place) => ({ caller: await place.owner() }),
  },
  openPortal: {
    lowest: 'admin',
    example: { sent: {}, response: { url: 'https://billing.stripe.com/p/session/test_1sample' } },
    input: async (place) => {
      await place.becomeStripeCustomer();
      return {};
    },
  },
};
