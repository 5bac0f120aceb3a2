import * as z from 'zod/mini';
import { createCustomer, deleteCustomer } from '../customers.ts';
import { createPortal, createSession, expireSession, sessionNow } from '../sessions.ts';
import { metadata, page, paging, route, text, whole } from './route.ts';

const customers = [
  route('POST', '/v1/customers', { email: text, name: text, metadata }, (account, params) =>
    createCustomer(account, params),
  ),
  route('GET', '/v1/customers/:id', {}, (account, _, id) => account.get('customers', id)),
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
  metadata,
  subscription_data: z.optional(
    z.strictObject({
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
      status: z.optional(z.enum(['open', 'complete', 'expired'])),
    },
    (account, { customer, status, ...paged }) => {
      const all = Object.keys(account.state.sessions).map((id) => sessionNow(account, id));
      const found = all
        .filter((session) => customer === undefined || session.customer === customer)
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
    { customer: z.string(), return_url: z.optional(address) },
    (account, params) => createPortal(account, params),
  ),
];

export const customerRoutes = [...customers, ...sessions, ...portals];
