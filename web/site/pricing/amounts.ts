import type { Price, Product } from '#contract/rules/plans';
import { billedMonthly } from '#contract/rules/price';
import { formatPrice } from '../../shared/plans/format.ts';

export type Part = 'amount' | 'month' | 'saved';

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
