import list from './prices.json' with { type: 'json' };

export type Meter = keyof typeof list.prices;
export type Usage = Partial<Record<Meter, number>>;

interface Price {
  dollars: number;
  per: number;
  free?: number;
  what: string;
  source: string;
  /** Where AWS's public price list has it, for `prove/prices`. */
  listed?: { offer: string; usageType: string };
}

export const prices: Record<Meter, Price> = list.prices;
export const meters = Object.keys(prices) as Meter[];
export const { region, date } = list;

export function add(...usages: Usage[]): Usage {
  const total: Usage = {};
  for (const usage of usages)
    for (const meter of meters) if (usage[meter]) total[meter] = (total[meter] ?? 0) + usage[meter];
  return total;
}

export const times = (count: number, usage: Usage): Usage =>
  Object.fromEntries(meters.map((meter) => [meter, count * (usage[meter] ?? 0)]));

/** Ignores free tiers, so that results can be compared. */
export const dollarsOf = (usage: Usage): number =>
  meters.reduce((total, meter) => total + dollarsFor(meter, usage[meter] ?? 0), 0);

export const billed = (meter: Meter, amount = 0): number =>
  dollarsFor(meter, Math.max(0, amount - (prices[meter].free ?? 0)));

const dollarsFor = (meter: Meter, amount: number): number =>
  (amount / prices[meter].per) * prices[meter].dollars;
