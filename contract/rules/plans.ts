import * as z from 'zod/mini';
import list from './products.json' with { type: 'json' };

const wholeNumber = z.string().check(z.regex(/^\d+$/));

const price = z.object({
  id: z.string(),
  unit_amount: z.number(),
  recurring: z.object({ interval: z.enum(['month', 'year']), interval_count: z.number() }),
});
export type Price = z.output<typeof price>;

export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  popular: z.boolean(),
  metadata: z.object({ max_cards: wholeNumber, max_storage_mb: wholeNumber }),
  marketing_features: z.array(z.object({ name: z.string() })),
  prices: z.array(price),
});
export type Product = z.output<typeof product>;

export const products = z.array(product).check(
  z.refine((all) => all.filter(({ prices }) => prices.length === 0).length === 1, 'One plan is free'),
  z.refine((all) => all.filter(({ popular }) => popular).length === 1, 'One plan is popular'),
  z.refine((all) => {
    const ids = all.flatMap(({ prices }) => prices.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  }, 'A price belongs to one plan'),
);

/** Written by `npm run products`. Only its prices can be bought. */
export const plans: readonly Product[] = products.parse(list);

export const freePlan: Product = plans.find(({ prices }) => prices.length === 0)!;

/** Starts with `trialDays` free of charge. */
export const popularPlan: Product = plans.find(({ popular }) => popular)!;

export const planOfPrice = (priceId: string): Product | undefined =>
  plans.find(({ prices }) => prices.some(({ id }) => id === priceId));

const megabyte = 1024 ** 2;

export const storageBytes = (plan: Product): number => Number(plan.metadata.max_storage_mb) * megabyte;

export const maxCards = (plan: Product): number => Number(plan.metadata.max_cards);
