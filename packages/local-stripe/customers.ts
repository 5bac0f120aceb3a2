import type { Account } from './account.ts';
import { differences, mergeMetadata, without } from './changes.ts';
import { newId } from './ids.ts';
import type { Customer, DeletedCustomer } from './shapes.ts';
import { endSubscription, hasEnded } from './subscriptions.ts';

export interface CustomerInput {
  email?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  phone?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

export function createCustomer(account: Account, input: CustomerInput): Customer {
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now,
    currency: null,
    default_source: null,
    description: input.description ?? null,
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
    phone: input.phone ?? null,
    shipping: null,
  };
  account.put('customers', customer);
  account.emit('customer.created', customer);
  return customer;
}

export interface CustomerChange extends CustomerInput {
  invoice_settings?: { default_payment_method?: string | undefined } | undefined;
}

export function updateCustomer(account: Account, id: string, change: CustomerChange): Customer {
  const before = account.customer(id);
  const card = change.invoice_settings?.default_payment_method;
  if (card) account.get('paymentMethods', card, 'invoice_settings[default_payment_method]');
  const customer: Customer = {
    ...before,
    ...without(change, 'metadata', 'invoice_settings'),
    metadata: mergeMetadata(before.metadata, change.metadata),
    ...(card && { invoice_settings: { ...before.invoice_settings, default_payment_method: card } }),
  };
  account.put('customers', customer);
  account.emit('customer.updated', customer, differences(before, customer));
  return customer;
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
