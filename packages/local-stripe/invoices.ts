import type { Account } from './account.ts';
import { canPay } from './cards.ts';
import { productOf } from './catalog.ts';
import { newId } from './ids.ts';
import type { Invoice, InvoiceLine, Price, Subscription } from './shapes.ts';

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** The invoice stays open if the payment fails. */
export function charge(account: Account, subscription: Subscription, billing_reason: Reason): Invoice {
  const draft = draftInvoice(account, subscription, billing_reason);
  account.put('invoices', draft);
  account.emit('invoice.created', draft);
  const { invoiceNumber } = account.state;
  account.state.invoiceNumber += 1;
  const open: Invoice = {
    ...draft,
    status: 'open',
    number: `REF-${String(invoiceNumber).padStart(4, '0')}`,
  };
  account.put('invoices', open);
  account.emit('invoice.finalized', open);
  return collect(account, subscription, open);
}

/** A trial's invoice is zero and needs no valid card. */
export function collect(account: Account, subscription: Subscription, open: Invoice): Invoice {
  const paid = open.total === 0 || canPay(account.cardOf(subscription));
  const invoice: Invoice = {
    ...open,
    attempt_count: open.attempt_count + (open.total === 0 ? 0 : 1),
    ...(paid
      ? {
          status: 'paid',
          amount_paid: open.total,
          amount_remaining: 0,
        }
      : {}),
  };
  account.put('invoices', invoice);
  account.emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
}

function draftInvoice(account: Account, subscription: Subscription, billing_reason: Reason): Invoice {
  const customer = account.customer(subscription.customer);
  const id = newId('in');
  const line = invoiceLine(account, subscription, id);
  return {
    id,
    object: 'invoice',
    amount_due: line.amount,
    amount_paid: 0,
    amount_remaining: line.amount,
    attempt_count: 0,
    billing_reason,
    created: account.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    status: 'draft',
    total: line.amount,
  };
}

function invoiceLine(account: Account, subscription: Subscription, invoice: string): InvoiceLine {
  const item = subscription.items.data[0]!;
  const { price, quantity } = item;
  const { name } = productOf(account, price);
  const trial = subscription.status === 'trialing';
  return {
    id: newId('il'),
    object: 'line_item',
    amount: trial ? 0 : price.unit_amount * quantity,
    currency: price.currency,
    description: trial ? `Trial period for ${name}` : `${quantity} × ${name} (${priceText(price)})`,
    invoice,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
    },
    quantity,
  };
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
export const dayOf = (seconds: number): string => day.format(seconds * 1000);

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);

export function priceText({ unit_amount, currency, recurring: { interval, interval_count } }: Price): string {
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  const every = months === 1 ? 'month' : months === 12 ? 'year' : `${months} months`;
  return `${money(unit_amount, currency)} / ${every}`;
}
