import type { Stripe } from 'stripe';
import type { Billing, Invoice } from '#contract/resources/billing';
import { freePlan, planOfPrice, plans } from '#contract/rules/plans';
import { limits } from '#contract/rules/limits';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { organizationRow } from '../shared/membership/organization.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { graceEnd, isRunning } from '../payments/state.ts';
import { subscriptionRow, type SubscriptionItem } from '../payments/store.ts';
import type { Log } from '../shared/log/log.ts';
import { callStripe } from '../payments/stripe.ts';

export async function getBilling({ table, organizationId, log }: MemberContext): Promise<Billing> {
  const [row, found] = await table.getMany([
    keys.subscription(organizationId),
    keys.organization(organizationId),
  ]);
  if (!found) throw new AppError('NOT_FOUND');
  const subscription = fromRow(subscriptionRow, row);
  const organization = fromRow(organizationRow, found);
  return {
    ...describe(subscription),
    usage: {
      references: organization.referenceCount,
      limit: organization.maxCards,
      storageBytes: organization.assetBytes ?? 0,
      storageLimit: organization.storageBytes,
    },
    invoices: subscription ? await listInvoices(subscription.customerId, log) : [],
  };
}

function describe(subscription: SubscriptionItem | undefined): Omit<Billing, 'usage' | 'invoices'> {
  const { status, planId, priceId, periodEnd, endsAt, trialEndsAt, paymentMethod } = subscription ?? {};
  const trialAvailable = !subscription?.subscribedBefore;
  if (!isRunning(status)) return { name: freePlan.name, subscriptions: [], status, trialAvailable };
  const billed = (status === 'active' || status === 'trialing') && endsAt === undefined;
  return {
    name: plans.find(({ id }) => id === planId)?.name ?? 'Earlier plan',
    subscriptions: [planId!],
    status,
    priceId,
    nextBillingDate: billed ? periodEnd : undefined,
    endsAt,
    trialEndsAt,
    pastDueUntil: graceEnd(subscription!),
    paymentMethod,
    trialAvailable,
  };
}

/** Returns undefined while Stripe does not respond, so that the rest of the page can be shown. */
async function listInvoices(customer: string, log: Log): Promise<Invoice[] | undefined> {
  try {
    const { data } = await callStripe((stripe) => stripe.invoices.list({ customer, limit: limits.invoices }));
    // Drafts may still change, and void invoices were mistakes.
    return data.filter(({ status }) => status !== 'draft' && status !== 'void').map(toInvoice);
  } catch (error) {
    log('INVOICES_UNAVAILABLE', { cause: (error as Error).name });
    return undefined;
  }
}

function toInvoice(invoice: Stripe.Invoice): Invoice {
  const { id, number, created, total, currency, status, invoice_pdf: pdf } = invoice;
  return {
    id,
    number: number ?? undefined,
    date: new Date(created * 1000).toISOString(),
    amount: total,
    currency,
    status: status ?? 'open',
    plan: planNameOf(invoice),
    pdf: pdf ?? undefined,
  };
}

/** An invoice for a change of plan has two lines: the refund first, the new plan last. */
function planNameOf({ lines, description }: Stripe.Invoice): string {
  const line = lines.data.at(-1);
  const price = line?.pricing?.price_details?.price;
  const priceId = typeof price === 'string' ? price : price?.id;
  return (priceId && planOfPrice(priceId)?.name) ?? line?.description ?? description ?? 'Subscription';
}
