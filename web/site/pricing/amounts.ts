import type { Price, Product } from '#contract/rules/plans';
import { billedMonthly, formatPrice } from '#contract/rules/price';

/** What is said of a price: itself, what it comes to in a month, and how much less than paying each month. */
export type Part = 'amount' | 'month' | 'saved';

/** `saved` is missing where there is nothing to save. */
export function amountsOf(price: Price, { prices }: Pick<Product, 'prices'>): Partial<Record<Part, string>> {
  const cents = price.unit_amount;
  const monthly = prices.find(billedMonthly);
  const saved = monthly ? monthly.unit_amount * 12 - cents : 0;
  return {
    amount: formatPrice(cents),
    month: formatPrice(billedMonthly(price) ? cents : cents / 12),
    saved: !billedMonthly(price) && saved > 0 ? formatPrice(saved) : undefined,
  };
}
