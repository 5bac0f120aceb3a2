import type { Stripe } from 'stripe';
import type { Price, Product } from '#contract/rules/plans';
import { freePlan } from './starter.ts';

const wholeNumber = /^\d+$/;

/** Sorts by price, after the free plan. Throws with everything that is missing. */
export async function productsFromStripe(stripe: Stripe): Promise<Product[]> {
  const active: Stripe.Product[] = [];
  for await (const product of stripe.products.list({ active: true, limit: 100 })) active.push(product);
  const meant = active.filter(({ metadata }) => 'max_cards' in metadata);
  if (meant.length === 0) throw new Error(nothingThere(active));

  const plans = await Promise.all(
    meant.map(async (product) => planOf(product, await pricesOf(stripe, product.id))),
  );
  const problems = meant.flatMap((product, position) => problemsOf(product, plans[position]!));
  const popular = plans.filter((plan) => plan.popular).map(({ name }) => name);
  if (popular.length !== 1) {
    const found = popular.length === 0 ? 'none has' : `${popular.join(', ')} have`;
    problems.push(`Exactly one product needs the metadata popular = true; ${found} it.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [freePlan, ...plans.sort((a, b) => cheapest(a) - cheapest(b))];
}

function nothingThere(active: Stripe.Product[]): string {
  const names = active.map(({ name, id }) => `${name} (${id})`).join(', ');
  const seen = names ? `These are active, but without the metadata max_cards: ${names}.` : 'None is active.';
  return `Stripe has no product of Refdeck. ${seen}\nnpm run products -- --create makes the starter set.`;
}

async function pricesOf(stripe: Stripe, product: string): Promise<Price[]> {
  const prices: Price[] = [];
  const list = stripe.prices.list({ product, active: true, currency: 'eur', type: 'recurring', limit: 100 });
  for await (const { id, unit_amount, recurring } of list) {
    if (unit_amount === null || !recurring) continue;
    const { interval, interval_count } = recurring;
    // Plans distinguish monthly from annual prices by the number of months.
    const months = interval === 'year' ? 12 * interval_count : interval_count;
    if (interval !== 'month' && interval !== 'year') continue;
    prices.push({ id, unit_amount, recurring: { interval: 'month', interval_count: months } });
  }
  return prices.sort((a, b) => a.recurring.interval_count - b.recurring.interval_count);
}

function planOf(product: Stripe.Product, prices: Price[]): Product {
  const { max_cards = '', max_storage_mb = '', popular } = product.metadata;
  return {
    id: product.id,
    name: product.name,
    description: product.description ?? '',
    popular: popular === 'true',
    metadata: { max_cards, max_storage_mb },
    marketing_features: product.marketing_features.map(({ name = '' }) => ({ name })),
    prices,
  };
}

function problemsOf({ id }: Stripe.Product, { name, metadata, prices }: Product): string[] {
  const missing = Object.entries(metadata)
    .filter(([, value]) => !wholeNumber.test(value))
    .map(([key]) => `${name} (${id}) needs the metadata ${key}, a whole number.`);
  if (prices.length === 0) missing.push(`${name} (${id}) needs an active recurring price in euros.`);
  return missing;
}

const cheapest = ({ prices }: Product): number =>
  Math.min(...prices.map(({ unit_amount, recurring }) => unit_amount / recurring.interval_count));
