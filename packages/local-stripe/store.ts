import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newId } from './ids.ts';
import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Invoice,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  StripeEvent,
  Subscription,
} from './shapes.ts';

export interface SubscriptionData {
  metadata: Record<string, string>;
  trialDays: number;
}

export interface SavedResponse {
  fingerprint: string;
  body: object;
  /** Seconds. */
  at: number;
}

export interface State {
  keys: { secretKey: string; webhookSecret: string };
  invoiceNumber: number;
  customers: Record<string, Customer | DeletedCustomer>;
  paymentMethods: Record<string, PaymentMethod>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  sessions: Record<string, CheckoutSession>;
  subscriptionData: Record<string, SubscriptionData>;
  portals: Record<string, PortalSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  events: Record<string, StripeEvent>;
  savedResponses: Record<string, SavedResponse>;
}

/** Stripe shows events for thirty days; the newest keep the file small. */
const mostEvents = 500;
const mostResponses = 500;

/** Milliseconds. Requests come in bursts, and each change writes the whole file. */
const saveDelayMs = 50;

/** A killed process may lose its last changes. */
export class Store {
  readonly state: State;
  private readonly file: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.file = file;
    this.state = { ...emptyState(), ...readState(file) };
  }

  changed(): void {
    this.timer ??= setTimeout(() => this.flush(), saveDelayMs);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.state.events = newest(this.state.events, mostEvents);
    this.state.savedResponses = newest(this.state.savedResponses, mostResponses);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.part`, JSON.stringify(this.state));
    renameSync(`${this.file}.part`, this.file);
  }
}

function readState(file: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<State>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read; npm run reset removes it.`, { cause: error });
  }
}

const emptyState = (): State => ({
  keys: { secretKey: newId('sk_test'), webhookSecret: newId('whsec', 32) },
  invoiceNumber: 1,
  customers: {},
  paymentMethods: {},
  products: {},
  prices: {},
  sessions: {},
  subscriptionData: {},
  portals: {},
  subscriptions: {},
  invoices: {},
  events: {},
  savedResponses: {},
});

function newest<Item>(items: Record<string, Item>, count: number): Record<string, Item> {
  const entries = Object.entries(items);
  return entries.length > count ? Object.fromEntries(entries.slice(-count)) : items;
}
