import type { Account } from './account.ts';
import { differences, endSubscription, hasEnded } from './subscriptions.ts';
import { newId } from './ids.ts';
import type { Customer, DeletedCustomer } from './shapes.ts';

export interface CustomerInput {
  email?: string | undefined;
  name?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

export function createCustomer(account: Account, input: CustomerInput): Customer {
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    created: account.now,
    email: input.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
  };
  account.put('customers', customer);
  account.emit('customer.created', customer);
  return customer;
}

/** A subscription's own card takes precedence. */
export function setDefaultCard(account: Account, id: string, card: string): void {
  const before = account.customer(id);
  const invoice_settings = { ...before.invoice_settings, default_payment_method: card };
  const customer = { ...before, invoice_settings };
  account.put('customers', customer);
  account.emit('customer.updated', customer, differences(before, customer));
}

export function deleteCustomer(account: Account, id: string): DeletedCustomer {
  const customer = account.customer(id);
  for (const subscription of account.subscriptionsOf(id)) {
    if (!hasEnded(subscription)) endSubscription(account, subscription);
  }
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  account.put('customers', deleted);
  account.emit('customer.deleted', customer);
  return deleted;
}
