import type { Account } from './account.ts';
import { ApiError } from './errors.ts';
import { newId } from './ids.ts';
import type { Price, Product } from './shapes.ts';

export interface OfferedProduct {
  id: string;
  name: string;
  description: string;
  popular: boolean;
  metadata: Record<string, string>;
  marketing_features: { name: string }[];
  prices: readonly Required<Pick<NewPrice, 'id' | 'unit_amount' | 'recurring'>>[];
}

/** Products that are not in the list become inactive. */
export function offerProducts(account: Account, products: readonly OfferedProduct[]): void {
  for (const kind of ['products', 'prices'] as const) {
    for (const item of Object.values(account.state[kind])) item.active = false;
  }
  for (const plan of products.filter(({ prices }) => prices.length > 0)) {
    createProduct(account, {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      metadata: { ...plan.metadata, ...(plan.popular && { popular: 'true' }) },
      marketing_features: plan.marketing_features,
    });
    for (const { id, unit_amount, recurring } of plan.prices) {
      createPrice(account, { id, product: plan.id, currency: 'eur', unit_amount, recurring, lookup_key: id });
    }
  }
}

export interface NewProduct {
  id?: string | undefined;
  name: string;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
  marketing_features?: { name: string }[] | undefined;
}

export function createProduct(account: Account, input: NewProduct): Product {
  const product: Product = {
    id: input.id ?? newId('prod', 14),
    object: 'product',
    active: true,
    created: account.now,
    description: input.description ?? null,
    livemode: false,
    marketing_features: input.marketing_features ?? [],
    metadata: input.metadata ?? {},
    name: input.name,
  };
  account.put('products', product);
  return product;
}

export interface NewPrice {
  id?: string;
  product: string;
  currency: string;
  unit_amount: number;
  recurring: { interval: 'month' | 'year'; interval_count: number };
  lookup_key?: string | undefined;
}

export function createPrice(account: Account, input: NewPrice): Price {
  const taken = Object.values(account.state.prices).find(
    ({ id, lookup_key }) => lookup_key !== null && lookup_key === input.lookup_key && id !== input.id,
  );
  if (taken) {
    const message = `A price (\`${taken.id}\`) already uses that lookup key.`;
    throw new ApiError(400, message, { param: 'lookup_key' });
  }
  const price: Price = {
    id: input.id ?? newId('price'),
    object: 'price',
    active: true,
    created: account.now,
    currency: input.currency,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: {},
    product: account.get('products', input.product, 'product').id,
    recurring: { ...input.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: input.unit_amount,
  };
  account.put('prices', price);
  return price;
}

export function productOf(account: Account, price: Price): Product {
  return account.get('products', price.product);
}
