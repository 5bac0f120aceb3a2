import type { Price } from './plans.ts';

/** An interval count of 1 is billed monthly, any other annually. */
export const billedMonthly = ({ recurring }: Price): boolean => recurring.interval_count === 1;
