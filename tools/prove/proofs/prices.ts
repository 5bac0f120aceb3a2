import { meters, prices as assumed, region } from '#tools/cost/usage';
import { holdsIf, type Evidence, type Proof } from '../proof.ts';

/** It is public, and needs no account. */
const list = 'https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws';

export const prices: Proof = {
  id: 'prices',
  statement: "The prices that docs/operations/costs.md has from memory are those of AWS's price list.",
  afterwards: true,
  async run() {
    return await comparedWith(async (offer) => {
      const response = await fetch(`${list}/${offer}/current/${region}/index.json`);
      if (!response.ok) throw new Error(`${offer}: ${response.status}`);
      return (await response.json()) as Offer;
    });
  },
};

/** The parts of an offer that count. A usage type has a term, and that has a price for each tier. */
export interface Offer {
  products: Record<string, { attributes: { usagetype?: string } }>;
  terms: { OnDemand: Record<string, Record<string, { priceDimensions: Record<string, Tier> }>> };
}

interface Tier {
  pricePerUnit: { USD?: string };
}

export async function comparedWith(read: (offer: string) => Promise<Offer>): Promise<Evidence> {
  const offers = new Map<string, Offer>();
  const wrong: string[] = [];
  const right: string[] = [];
  for (const { listed, dollars, per, what } of meters.map((meter) => assumed[meter])) {
    if (!listed) continue;
    const offer = offers.get(listed.offer) ?? (await read(listed.offer));
    offers.set(listed.offer, offer);
    const found = pricesOf(offer, listed.usageType).map((price) => Number((price * per).toPrecision(6)));
    if (found.includes(dollars)) right.push(what);
    else wrong.push(`${what}: ${dollars} here, ${found.join(' or ') || 'nothing'} for ${listed.usageType}`);
  }
  return holdsIf(wrong.length === 0, [...wrong, `${right.length} agree`].join('; '));
}

const pricesOf = ({ products, terms }: Offer, usageType: string): number[] =>
  Object.entries(products)
    .filter(([, { attributes }]) => attributes.usagetype === usageType)
    .flatMap(([sku]) => Object.values(terms.OnDemand[sku] ?? {}))
    .flatMap(({ priceDimensions }) => Object.values(priceDimensions))
    .map(({ pricePerUnit }) => Number(pricePerUnit.USD))
    .filter((price) => price > 0);
