import type { Billing } from '#contract/billing';
import { freePlan, plans } from '#contract/plans';
import { fromRow } from '../shared/data/from-row.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { organizationRow, storageLimitOf } from '../shared/membership/organization.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { listInvoices } from './invoices.ts';
import { graceEnd, isRunning } from './state.ts';
import { subscriptionRow, type SubscriptionItem } from './store.ts';

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
      storageLimit: storageLimitOf(organization),
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
    // One that is sold no more has no name here.
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
