import type { Account } from './account.ts';
import { assertPays, attachCard, type CardInput } from './cards.ts';
import { productOf } from './catalog.ts';
import { ApiError } from './errors.ts';
import { newId } from './ids.ts';
import type { CheckoutSession, LineItem, PortalSession } from './shapes.ts';
import type { SubscriptionData } from './store.ts';
import { createSubscription } from './subscriptions.ts';

const daySeconds = 24 * 3600;

export interface NewSession {
  customer: string;
  client_reference_id?: string | undefined;
  line_items: { price: string; quantity?: number | undefined }[];
  success_url: string;
  cancel_url?: string | undefined;
  metadata?: Record<string, string> | undefined;
  subscription_data?:
    | {
        metadata?: Record<string, string> | undefined;
        trial_period_days?: number | undefined;
      }
    | undefined;
}

export function createSession(account: Account, input: NewSession): CheckoutSession {
  const customer = account.customer(input.customer, 'customer');
  const [line] = input.line_items;
  if (!line || input.line_items.length > 1) {
    throw new ApiError(400, 'The local Stripe sells one plan at a time.', { param: 'line_items' });
  }
  const item = lineItem(account, line.price, line.quantity ?? 1);
  const id = newId('cs_test', 58);
  const trialDays = input.subscription_data?.trial_period_days ?? 0;
  const total = trialDays > 0 ? 0 : item.amount_total;
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_total: total,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: account.now,
    currency: item.currency,
    customer: customer.id,
    expires_at: account.now + daySeconds,
    invoice: null,
    line_items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: input.success_url,
  };
  account.state.subscriptionData[id] = {
    metadata: input.subscription_data?.metadata ?? {},
    trialDays,
  };
  account.put('sessions', session);
  return session;
}

function lineItem(account: Account, priceId: string, quantity: number): LineItem {
  const price = account.price(priceId, 'line_items[0][price]');
  if (!price.active) {
    const message = 'The price specified is inactive. This field only accepts active prices.';
    throw new ApiError(400, message, { param: 'line_items[0][price]' });
  }
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_total: amount,
    currency: price.currency,
    description: productOf(account, price).name,
    price,
    quantity,
  };
}

export function sessionNow(account: Account, id: string): CheckoutSession {
  const session = account.get('sessions', id);
  return session.status === 'open' && session.expires_at <= account.now ? expire(account, session) : session;
}

export function expireSession(account: Account, id: string): CheckoutSession {
  const session = sessionNow(account, id);
  if (session.status !== 'open') {
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return expire(account, session);
}

function expire(account: Account, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired' };
  account.put('sessions', expired);
  account.emit('checkout.session.expired', expired);
  return expired;
}

export const subscriptionDataOf = (account: Account, { id }: CheckoutSession): SubscriptionData =>
  account.state.subscriptionData[id] ?? { metadata: {}, trialDays: 0 };

/** Idempotent. A refused card leaves the session open. */
export function paySession(account: Account, id: string, card: CardInput): CheckoutSession {
  const session = sessionNow(account, id);
  if (session.status === 'complete') return session;
  if (session.status === 'expired') throw new ApiError(400, 'This Checkout Session has expired.');
  const data = subscriptionDataOf(account, session);
  if (data.trialDays === 0) assertPays(account, card);
  const method = attachCard(account, session.customer, card);
  const [item] = session.line_items.data;
  const subscription = createSubscription(account, {
    customer: session.customer,
    price: item!.price,
    quantity: item!.quantity,
    card: method.id,
    data,
  });
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: data.trialDays > 0 ? 'no_payment_required' : 'paid',
  };
  account.put('sessions', complete);
  account.emit('checkout.session.completed', complete);
  return complete;
}

export const successUrl = ({ success_url, id }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

export function createPortal(
  account: Account,
  input: { customer: string; return_url?: string | undefined },
): PortalSession {
  const portal: PortalSession = {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: account.now,
    customer: account.customer(input.customer, 'customer').id,
    livemode: false,
    return_url: input.return_url ?? null,
  };
  account.put('portals', portal);
  return portal;
}
