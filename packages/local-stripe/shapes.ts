import type { Stripe } from 'stripe';

/** Parts of the SDK's types. Where Stripe returns an id or its object, the id is stored. */

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'name'
> & {
  invoice_settings: Stripe.Customer.InvoiceSettings & { default_payment_method: string | null };
  /** Stripe returns only the id of a deleted object. */
  deleted?: undefined;
};
export type DeletedCustomer = Stripe.DeletedCustomer;

export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'livemode' | 'metadata' | 'type'
> & {
  customer: string;
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'display_brand' | 'exp_month' | 'exp_year' | 'last4'>;
};

export type Product = Pick<
  Stripe.Product,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'description'
  | 'livemode'
  | 'marketing_features'
  | 'metadata'
  | 'name'
>;

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'created' | 'currency' | 'livemode' | 'lookup_key' | 'metadata' | 'type'
> & {
  product: string;
  recurring: Stripe.Price.Recurring;
  unit_amount: number;
};

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'subscription'
> & { price: Price; quantity: number };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'trial_end'
  | 'trial_start'
> & {
  customer: string;
  default_payment_method: string | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  status: Stripe.Subscription.Status;
};
export type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'invoice' | 'quantity'
> & {
  pricing: {
    type: Stripe.InvoiceLineItem.Pricing['type'];
    price_details: Stripe.InvoiceLineItem.Pricing.PriceDetails & { price: string };
  };
};

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'customer_name'
  | 'livemode'
  | 'metadata'
  | 'number'
  | 'status'
  | 'total'
> & {
  customer: string;
  lines: List<InvoiceLine>;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Stripe.Metadata; subscription: string };
  };
};

export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
> & {
  customer: string;
  invoice: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  line_items: List<LineItem>;
};

export type LineItem = Pick<
  Stripe.LineItem,
  'id' | 'object' | 'amount_total' | 'currency' | 'description'
> & { price: Price; quantity: number };

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'return_url'
> & { configuration: string };

export type StripeEvent = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: EventType; data: { object: object; previous_attributes?: object } };

export type EventType = Extract<
  Stripe.Event['type'],
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.updated'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'payment_method.attached'
>;

export interface List<Item> extends Pick<Stripe.ApiList<Item>, 'object' | 'data' | 'has_more' | 'url'> {
  data: Item[];
}
