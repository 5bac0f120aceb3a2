import * as z from 'zod/mini';
import { createCustomer, deleteCustomer, updateCustomer } from '../customers.ts';
import { createPortal, createSession, expireSession, sessionNow } from '../sessions.ts';
import { metadata, page, paging, route, text, whole } from './route.ts';

const customer = { email: text, name: text, description: text, phone: text, metadata };

const customers = [
  route('POST', '/v1/customers', customer, (account, params) => createCustomer(account, params)),
  route('GET', '/v1/customers/:id', {}, (account, _, id) => account.get('customers', id)),
  route(
    'POST',
    '/v1/customers/:id',
    {
      ...customer,
      invoice_settings: z.optional(z.strictObject({ default_payment_method: text })),
    },
    (account, params, id) => updateCustomer(account, id, params),
  ),
  route('DELETE', '/v1/customers/:id', {}, (account, _, id) => deleteCustomer(account, id)),
];

const address = z.url({ protocol: /^https?$/, error: 'is not a valid URL' });

const newSession = {
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: text,
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.optional(whole) })),
  success_url: address,
  cancel_url: z.optional(address),
  expires_at: z.optional(whole),
  locale: text,
  metadata,
  subscription_data: z.optional(
    z.strictObject({
      description: text,
      metadata,
      trial_period_days: z.optional(
        whole.check(z.refine((days) => days >= 1 && days <= 730, 'must be 1 to 730')),
      ),
    }),
  ),
};

const sessions = [
  route('POST', '/v1/checkout/sessions', newSession, (account, params) => createSession(account, params)),
  route('GET', '/v1/checkout/sessions/:id', {}, (account, _, id) => sessionNow(account, id)),
  route(
    'GET',
    '/v1/checkout/sessions',
    {
      ...paging,
      customer: text,
      subscription: text,
      status: z.optional(z.enum(['open', 'complete', 'expired'])),
    },
    (account, { customer: buyer, subscription, status, ...paged }) => {
      const all = Object.keys(account.state.sessions).map((id) => sessionNow(account, id));
      const found = all
        .filter((session) => buyer === undefined || session.customer === buyer)
        .filter((session) => subscription === undefined || session.subscription === subscription)
        .filter((session) => status === undefined || session.status === status);
      return page('/v1/checkout/sessions', found, paged);
    },
  ),
  route('POST', '/v1/checkout/sessions/:id/expire', {}, (account, _, id) => expireSession(account, id)),
];

const portals = [
  route(
    'POST',
    '/v1/billing_portal/sessions',
    { customer: z.string(), return_url: z.optional(address), locale: text },
    (account, params) => createPortal(account, params),
  ),
];

export const customerRoutes = [...customers, ...sessions, ...portals];
