import type { billingRoutes, webhookRoutes } from '#contract/billing';
import { popularPlan } from '#contract/plans';
import type { Examples } from './example.ts';

export const billingExamples: Examples<typeof billingRoutes> = {
  getBilling: {
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
  openCheckout: {
    sent: { priceId: popularPlan.prices[0]!.id },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_test_1sample' },
  },
  openPortal: { sent: {}, response: { url: 'https://billing.stripe.com/p/session/test_1sample' } },
};

export const webhookExamples: Examples<typeof webhookRoutes> = {
  receiveStripeEvent: {
    sent: { payload: '{"id": "evt_1sample", "object": "event"}', signature: 't=1795271400,v1=5257a8…' },
    response: { received: true },
  },
};
