import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { products } from '#contract/rules/plans';
import { formatted } from '#tools/docs/formatted';
import { starter } from '#tools/products/starter';
import { writeProducts } from '#tools/products/write';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import { startStripe, type Fixture } from '@refdeck/local-stripe/fixture/stripe';

const directory = temporaryDirectory();
const file = join(directory.path, 'products.json');
const fixture = await startStripe({ offer: [] });
afterAll(async () => {
  await fixture.stop();
  directory.remove();
});

async function write(options: { create?: boolean; stripe?: Fixture['stripe'] } = {}) {
  const log: string[] = [];
  await writeProducts({ stripe: undefined, create: false, file, log: (line) => log.push(line), ...options });
  return { list: products.parse(JSON.parse(readFileSync(file, 'utf8'))), log };
}

describe('npm run products', () => {
  it('writes the formatted starter set without a key', async () => {
    expect((await write()).list).toEqual(starter);
    const text = readFileSync(file, 'utf8');
    expect(await formatted('products.json', text)).toBe(text);
    await expect(write({ create: true })).rejects.toThrow('STRIPE_SECRET_KEY');
  });

  it('creates the starter set once when Stripe has no products', async () => {
    const { stripe } = fixture;
    await expect(write({ stripe })).rejects.toThrow('None is active.');
    const made = await write({ stripe, create: true });
    expect(made.log[0]).toContain('Team, price_refdeck_team_monthly');
    const withoutIds = (list: typeof starter) =>
      list.map((plan) => ({ ...plan, prices: plan.prices.map(({ id: _id, ...price }) => price) }));
    expect(withoutIds(made.list)).toEqual(withoutIds(starter));
    const again = await write({ stripe, create: true });
    expect(again.log[0]).toBe('Stripe has the starter set already.');
    expect(again.list).toEqual(made.list);
    expect((await stripe.prices.list({ limit: 100 })).data).toHaveLength(4);
  });

  it('accepts a yearly price as twelve months, and names everything missing', async () => {
    const { stripe } = fixture;
    const metadata = { max_cards: '10', max_storage_mb: '1000' };
    const { id } = await stripe.products.create({ name: 'Small', metadata });
    const recurring = { interval: 'year', interval_count: 1 } as const;
    await stripe.prices.create({ product: id, currency: 'eur', unit_amount: 6000, recurring });
    const { list } = await write({ stripe });
    expect(list.map(({ name }) => name)).toEqual(['Free', 'Small', 'Team', 'Business']);
    expect(list[1]!.prices).toMatchObject([{ recurring: { interval: 'month', interval_count: 12 } }]);

    await stripe.products.create({ name: 'Broken', metadata: { max_cards: 'many', popular: 'true' } });
    const before = readFileSync(file, 'utf8');
    const refused = write({ stripe });
    await expect(refused).rejects.toThrow(/Broken \(prod_\w+\) needs the metadata max_cards/);
    await expect(refused).rejects.toThrow(/needs the metadata max_storage_mb/);
    await expect(refused).rejects.toThrow(/needs an active recurring price in euros/);
    await expect(refused).rejects.toThrow(/Broken, Team have it|Team, Broken have it/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
