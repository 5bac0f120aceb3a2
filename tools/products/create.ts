import { Stripe } from 'stripe';
import type { Price, Product } from '#contract/rules/plans';
import { starter } from './starter.ts';

/** Existing products stay as they are. Returns the created ones. */
export async function createProducts(stripe: Stripe): Promise<string[]> {
  const made: string[] = [];
  for (const plan of starter.filter(({ prices }) => prices.length > 0)) {
    if (await createProduct(stripe, plan)) made.push(plan.name);
    const known = await stripe.prices.list({ lookup_keys: plan.prices.map(({ id }) => id), limit: 100 });
    for (const price of plan.prices) {
      if (known.data.some(({ lookup_key }) => lookup_key === price.id)) continue;
      await createPrice(stripe, plan, price);
      made.push(price.id);
    }
  }
  return made;
}

async function createProduct(stripe: Stripe, plan: Product): Promise<boolean> {
  try {
    await stripe.products.retrieve(plan.id);
    return false;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') {
      throw error;
    }
  }
  await stripe.products.create({
    id: plan.id,
    name: plan.name,
    description: plan.description,
    metadata: { ...plan.metadata, ...(plan.popular && { popular: 'true' }) },
    marketing_features: plan.marketing_features,
  });
  return true;
}

/** Stripe chooses a price's id, so the starter's is its lookup key. */
async function createPrice(
  stripe: Stripe,
  plan: Product,
  { id, unit_amount, recurring }: Price,
): Promise<void> {
  await stripe.prices.create({ product: plan.id, currency: 'eur', unit_amount, recurring, lookup_key: id });
}
