import type { SitePage } from '../page.ts';
import { PricingPage } from './pricing.tsx';

export const pricingPage: SitePage = {
  path: '/pricing',
  title: 'Pricing',
  description:
    'What Refdeck costs in euros, monthly or annually, how many cards and files fit into each plan, and what happens when a trial or a payment ends.',
  Body: PricingPage,
  styles: ['pricing/pricing.css'],
  scripts: ['scripts/pricing.ts'],
};
