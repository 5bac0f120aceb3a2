import * as z from 'zod/mini';
import { createPrice, createProduct } from '../catalog.ts';
import { ApiError } from '../errors.ts';
import { flag, metadata, page, paging, route, text, whole } from './route.ts';

const products = [
  route('GET', '/v1/products', { ...paging, active: z.optional(flag) }, (account, { active, ...paged }) => {
    const found = Object.values(account.state.products).filter(
      (product) => active === undefined || product.active === active,
    );
    return page('/v1/products', found, paged);
  }),
  route('GET', '/v1/products/:id', {}, (account, _, id) => account.get('products', id)),
  route(
    'POST',
    '/v1/products',
    {
      id: text,
      name: z.string().check(z.minLength(1)),
      description: text,
      metadata,
      marketing_features: z.optional(z.array(z.strictObject({ name: z.string() }))),
    },
    (account, params) => {
      if (params.id !== undefined && params.id in account.state.products) {
        const code = 'resource_already_exists';
        throw new ApiError(400, 'Product already exists.', { code, param: 'id' });
      }
      return createProduct(account, params);
    },
  ),
];

const recurring = z.strictObject({
  interval: z.enum(['month', 'year']),
  interval_count: whole,
});

const prices = [
  route(
    'GET',
    '/v1/prices',
    {
      ...paging,
      active: z.optional(flag),
      currency: text,
      lookup_keys: z.optional(z.array(z.string())),
      product: text,
      type: z.optional(z.enum(['recurring', 'one_time'])),
    },
    (account, { active, currency, lookup_keys, product, type, ...paged }) => {
      const found = Object.values(account.state.prices)
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => currency === undefined || price.currency === currency)
        .filter((price) => type === undefined || price.type === type)
        .filter((price) => product === undefined || price.product === product)
        .filter(({ lookup_key }) => lookup_keys === undefined || lookup_keys.includes(lookup_key ?? ''));
      return page('/v1/prices', found, paged);
    },
  ),
  route(
    'POST',
    '/v1/prices',
    { product: z.string(), currency: z.string(), unit_amount: whole, recurring, lookup_key: text },
    (account, params) => createPrice(account, params),
  ),
];

const events = [
  route(
    'GET',
    '/v1/events',
    { ...paging, created: z.optional(z.strictObject({ gte: whole })) },
    (account, { created: { gte } = { gte: 0 }, ...paged }) => {
      const found = Object.values(account.state.events).filter(({ created }) => created >= gte);
      return page('/v1/events', found, paged);
    },
  ),
];

export const catalogRoutes = [...products, ...prices, ...events];
