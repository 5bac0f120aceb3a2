import { writeFileSync } from 'node:fs';
import type { Stripe } from 'stripe';
import { products } from '#contract/rules/plans';
import { formatted } from '#tools/docs/formatted';
import { createProducts } from './create.ts';
import { productsFromStripe } from './from-stripe.ts';
import { starter } from './starter.ts';

export interface WriteOptions {
  /** Without it, the starter set is written. */
  stripe: Stripe | undefined;
  create: boolean;
  file: string;
  log: (line: string) => void;
}

export async function writeProducts({ stripe, create, file, log }: WriteOptions): Promise<void> {
  if (create) {
    if (!stripe) throw new Error('--create makes products in Stripe: set STRIPE_SECRET_KEY.');
    const made = await createProducts(stripe);
    log(made.length > 0 ? `Made in Stripe: ${made.join(', ')}` : 'Stripe has the starter set already.');
  }
  const list = stripe ? await productsFromStripe(stripe) : starter;
  writeFileSync(file, await formatted(file, JSON.stringify(products.parse(list))));
  log(`${file}: ${list.map(({ name }) => name).join(', ')}, ${stripe ? 'from Stripe' : 'the starter set'}`);
}
