import { record } from '../shared/audit/record.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, exists } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, organizationScope, stripeScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, retryRace, update, type Step } from '../shared/data/write.ts';
import { organizationRow, type OrganizationItem } from '../shared/membership/organization.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { fetchSubscription } from './fetch-subscription.ts';
import { graceEnd, limitsInForce } from './state.ts';
import { subscriptionRow, unchanged, type SubscriptionState } from './store.ts';

export type SyncCall = Pick<CallContext, 'now' | 'log' | 'requestId'>;

/** An event is trusted only for its customer; its id is in the same transaction, so it takes effect once. */
export async function syncSubscription(call: SyncCall, customerId: string, eventId?: string): Promise<void> {
  const known = isCustomerId(customerId);
  const owner = known
    ? await scopedTable(stripeScope(customerId)).get(keys.stripeCustomer(customerId))
    : undefined;
  if (!owner) {
    // Another product may use mail addresses as customer ids, which must not be logged.
    call.log('STRIPE_CUSTOMER_UNKNOWN', { customerId: known ? customerId : 'of another form' });
    return;
  }
  const organizationId = owner.organizationId as string;
  await retryRace(() => attemptSync(call, organizationId, customerId, eventId));
}

/** Other products on the account may use custom ids. */
const isCustomerId = (id: string): boolean => /^cus_\w{1,60}$/.test(id);

async function attemptSync(
  call: SyncCall,
  organizationId: string,
  customerId: string,
  eventId: string | undefined,
): Promise<void> {
  const ids = eventId === undefined ? [customerId] : [customerId, eventId];
  const table = scopedTable(anyOf(organizationScope(organizationId), stripeScope(...ids)));
  const [row, found, seen] = await table.getMany([
    keys.subscription(organizationId),
    keys.organization(organizationId),
    ...(eventId === undefined ? [] : [keys.stripeEvent(eventId)]),
  ]);
  const before = fromRow(subscriptionRow, row);
  const organization = fromRow(organizationRow, found);
  if (seen || !organization || before?.customerId !== customerId) return;

  // Stripe is asked after the row was read, so a concurrent write makes this one fail and ask again.
  const state = await fetchSubscription(call, organization, before);
  await table.commit([
    ...(eventId === undefined ? [] : [eventStep(eventId, call.now)]),
    put(
      keys.subscription(organizationId),
      { ...state, customerId, version: before.version + 1, syncedAt: call.now.toISOString() },
      unchanged(before),
    ),
    ...(everSubscribed(before, state) ? limitSteps(organization, state, call.now) : []),
    ...auditSteps(call, organizationId, before, state),
  ]);
}

/** An organization that never subscribed keeps its initial limits. */
const everSubscribed = (...states: SubscriptionState[]): boolean =>
  states.some(({ subscribedBefore }) => subscribedBefore);

const eventStep = (eventId: string, now: Date): Step =>
  put(keys.stripeEvent(eventId), expiresAfterDays('stripeEventDays', now), { pk: absent });

function limitSteps(organization: OrganizationItem, state: SubscriptionState, now: Date): Step[] {
  const { organizationId, maxCards, storageBytes, pastDueUntil } = organization;
  // A plan that is no longer sold keeps its limits.
  const wanted = {
    ...(limitsInForce(state, now) ?? { maxCards, storageBytes }),
    pastDueUntil: graceEnd(state),
  };
  const same =
    maxCards === wanted.maxCards &&
    storageBytes === wanted.storageBytes &&
    pastDueUntil === wanted.pastDueUntil;
  if (same) return [];
  const unset = wanted.pastDueUntil === undefined ? ['pastDueUntil'] : [];
  return [update(keys.organization(organizationId), { set: wanted, unset }, { pk: exists })];
}

function auditSteps(
  { now, requestId }: SyncCall,
  organizationId: string,
  before: SubscriptionState,
  after: SubscriptionState,
): Step[] {
  const same = (['status', 'subscriptionId', 'priceId', 'endsAt'] as const).every(
    (name) => before[name] === after[name],
  );
  if (same) return [];
  const at = { now, requestId, userId: 'stripe' };
  return [record(at, organizationId, 'billing.subscription', { id: after.subscriptionId ?? 'none' })];
}
