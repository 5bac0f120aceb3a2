import type { ScheduledHandler } from 'aws-lambda';
import { openStripe } from '../billing/stripe.ts';
import { syncSubscription } from '../billing/sync-subscription.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { logFor } from '../shared/log/log.ts';

/** Who has not paid first, who has left last: a run that is cut off has done what matters. */
const statuses = ['past_due', 'unpaid', 'active', 'trialing', 'paused', 'canceled'] as const;
/** How many of Stripe's subscriptions come in one response. */
const pageSize = 100;

/**
 * Asks Stripe about every customer who has or had a subscription, in case an event did not arrive; and ends the grace of those
 * who did not pay, which no event tells. One that fails keeps no other waiting.
 */
export const handler: ScheduledHandler = async ({ id, time }) => {
  const log = logFor({ requestId: id, job: 'reconcile-billing' });
  const call = { now: new Date(time), log, requestId: id };
  const stripe = await setUp();
  if (!stripe) return;
  let failed = 0;
  const done = new Set<string>();
  for (const status of statuses) {
    for await (const { customer } of stripe.subscriptions.list({ status, limit: pageSize })) {
      const customerId = typeof customer === 'string' ? customer : customer.id;
      if (done.has(customerId)) continue;
      done.add(customerId);
      try {
        await syncSubscription(call, customerId);
      } catch (error) {
        failed += 1;
        log('JOB_FAILED', { customerId, cause: String(error) });
      }
    }
  }
  log('JOB_DONE', { customers: done.size });
  if (failed > 0) throw new Error(`${failed} customers are not reconciled`);
};

/** Undefined where nobody has set up payments: then there is nothing to reconcile. */
async function setUp() {
  try {
    return await openStripe();
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE') return undefined;
    throw error;
  }
}
