import type { Price } from './plans.ts';

/** An interval count of 1 is billed monthly, any other annually. */
export const billedMonthly = ({ recurring }: Price): boolean => recurring.interval_count === 1;

export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'eur',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(Math.round(cents) / 100);
