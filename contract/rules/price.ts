import type { Price } from './plans.ts';

/** As the specification has it: an interval count of 1 is billed monthly, any other annually. Apart from the plans: screens need no more than this. */
export const billedMonthly = ({ recurring }: Price): boolean => recurring.interval_count === 1;

/** A price in cents: "€29", "€24.17". */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'eur',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(Math.round(cents) / 100);
