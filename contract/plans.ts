import * as z from 'zod/mini';

const price = z.object({
  id: z.string(),
  /** Cents. */
  unit_amount: z.number(),
  recurring: z.object({ interval: z.enum(['month', 'year']), interval_count: z.number() }),
});

/** One plan of `/data/products.json`, in the shape in which the payment provider lists products. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  popular: z.boolean(),
  metadata: z.object({ max_cards: z.string().check(z.regex(/^\d+$/)) }),
  marketing_features: z.array(z.object({ name: z.string() })),
  prices: z.array(price),
});
export type Product = z.output<typeof product>;

export const products = z.array(product);

/** The plan of an organisation that pays nothing. */
export const freePlan: Product = {
  id: 'free',
  name: 'Free',
  description: 'For a first public reference page.',
  popular: false,
  metadata: { max_cards: '5' },
  marketing_features: [{ name: '5 reference cards' }, { name: 'Public reference page' }],
  prices: [],
};

const megabyte = 1024 ** 2;

/** Beside the plans, because the payment provider's metadata knows cards only. */
const storage: Record<string, number> = { free: 100 * megabyte };

/** How many bytes of uploaded files a plan has room for. */
export const storageBytes = (plan: Product): number => storage[plan.id] ?? storage.free!;

export const maxCards = (plan: Product): number => Number(plan.metadata.max_cards);
