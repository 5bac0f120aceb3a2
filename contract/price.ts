import type { Price } from './plans.ts';

/** As the specification has it: an interval count of 1 is billed monthly, any other annually. Apart from the plans: screens need no more than this. */
export const billedMonthly = ({ recurring }: Price): boolean => recurring.interval_count === 1;
