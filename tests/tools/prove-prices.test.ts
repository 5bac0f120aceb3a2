import { expect, it } from 'vitest';
import { meters, prices } from '#tools/cost/usage';
import { comparedWith, type Offer } from '#tools/prove/proofs/prices';

const listed = meters.map((meter) => prices[meter]).filter((price) => price.listed);

/** An offer as AWS documents it, with a free tier before the first price. */
function offerWith(changes: Readonly<Record<string, number>> = {}) {
  const offers: Record<string, Offer> = {};
  for (const [index, { listed: at, dollars, per }] of listed.entries()) {
    const { offer, usageType } = at!;
    const { products, terms } = (offers[offer] ??= { products: {}, terms: { OnDemand: {} } });
    const price = (changes[usageType] ?? dollars) / per;
    products[`sku${index}`] = { attributes: { usagetype: usageType } };
    terms.OnDemand[`sku${index}`] = {
      term: {
        priceDimensions: {
          free: { pricePerUnit: { USD: '0.0000000000' } },
          first: { pricePerUnit: { USD: price.toFixed(12) } },
        },
      },
    };
  }
  return async (offer: string) => offers[offer]!;
}

it('the proof of prices holds where the list has the same', async () => {
  expect(await comparedWith(offerWith())).toEqual({ result: 'holds', message: `${listed.length} agree` });
});

it.each([
  ['has another price', offerWith({ 'EUC1-WriteRequestUnits': 0.8 }), /0\.7625 here, 0\.8 for EUC1-Write/],
  [
    'lacks a price',
    async () => ({ products: {}, terms: { OnDemand: {} } }),
    /0\.7625 here, nothing for EUC1-Write.*; 0 agree/,
  ],
])('the proof of prices fails where the list %s', async (_, read, message) => {
  expect(await comparedWith(read)).toEqual({ result: 'fails', message: expect.stringMatching(message) });
});

it('every price from memory is looked up, unless it depends on a choice or is nothing', () => {
  const remembered = meters.filter((meter) => prices[meter].source.includes('from memory'));
  expect(remembered.filter((meter) => !prices[meter].listed)).toEqual(['activeUsers', 'trailEvents']);
});
