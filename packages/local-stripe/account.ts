import { Stripe } from 'stripe';
import { missing } from './errors.ts';
import { newId } from './ids.ts';
import type {
  CheckoutSession,
  Customer,
  EventType,
  Invoice,
  PaymentMethod,
  PortalSession,
  Price,
  StripeEvent,
  Subscription,
} from './shapes.ts';
import type { State, Store } from './store.ts';

type Kind = Exclude<keyof State, 'keys' | 'invoiceNumber' | 'savedResponses' | 'subscriptionData'>;

const nouns: Record<Kind, string> = {
  customers: 'customer',
  paymentMethods: 'PaymentMethod',
  products: 'product',
  prices: 'price',
  sessions: 'checkout.session',
  portals: 'billing_portal.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  events: 'event',
};
const kinds = Object.keys(nouns) as Kind[];

export interface AccountOptions {
  store: Store;
  business: string;
  origin: () => string;
  now: () => Date;
  onEvent: (event: StripeEvent) => void;
}

export class Account {
  request: StripeEvent['request'] = null;
  private readonly options: AccountOptions;

  constructor(options: AccountOptions) {
    this.options = options;
  }

  get business(): string {
    return this.options.business;
  }

  get state(): State {
    return this.options.store.state;
  }

  /** Seconds. */
  get now(): number {
    return Math.floor(this.options.now().getTime() / 1000);
  }

  put<K extends Kind>(kind: K, object: State[K][string]): void {
    (this.state[kind] as Record<string, typeof object>)[object.id] = object;
    this.options.store.changed();
  }

  /** `param` is the parameter that named the id; without it, the error names the path. */
  get<K extends Kind>(kind: K, id: string, param?: string): State[K][string] {
    const objects = this.state[kind] as Record<string, State[K][string]>;
    const found = Object.hasOwn(objects, id) ? objects[id] : undefined;
    if (!found) throw missing(nouns[kind], id, param);
    return found;
  }

  customer(id: string, param?: string): Customer {
    const found = this.get('customers', id, param);
    if (found.deleted) throw missing('customer', id, param);
    return found;
  }

  find(id: string): object | undefined {
    for (const kind of kinds) {
      const object = Object.hasOwn(this.state[kind], id) && this.state[kind][id];
      if (object) return this.shown(object);
    }
    return undefined;
  }

  subscriptionsOf(customer: string): Subscription[] {
    return Object.values(this.state.subscriptions).filter(
      (subscription) => subscription.customer === customer,
    );
  }

  invoicesOf(customer: string): Invoice[] {
    return Object.values(this.state.invoices).filter((invoice) => invoice.customer === customer);
  }

  cardOf(subscription: Subscription): PaymentMethod | undefined {
    const own = subscription.default_payment_method;
    const id = own ?? this.customer(subscription.customer).invoice_settings.default_payment_method;
    return id ? this.state.paymentMethods[id] : undefined;
  }

  price(id: string, param?: string): Price {
    return this.get('prices', id, param);
  }

  saved(): void {
    this.options.store.changed();
  }

  shown(object: object): object {
    const { origin } = this.options;
    const { object: kind } = object as { object: string };
    if (kind === 'checkout.session') {
      const { line_items: _, ...session } = object as CheckoutSession;
      return { ...session, url: session.status === 'open' ? `${origin()}/c/pay/${session.id}` : null };
    }
    if (kind === 'billing_portal.session') {
      return { ...object, url: `${origin()}/p/session/${(object as PortalSession).id}` };
    }
    if (kind === 'invoice') {
      const page = `${origin()}/i/${(object as Invoice).id}`;
      const final = (object as Invoice).status !== 'draft';
      return {
        ...object,
        hosted_invoice_url: final ? page : null,
        invoice_pdf: final ? `${page}/pdf` : null,
      };
    }
    return object;
  }

  /** The event has the object's current state. */
  emit(type: EventType, object: object, previous_attributes?: object): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.now,
      data: {
        object: structuredClone(this.shown(object)),
        ...(previous_attributes && { previous_attributes: structuredClone(previous_attributes) }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.put('events', event);
    this.options.onEvent(event);
  }
}
