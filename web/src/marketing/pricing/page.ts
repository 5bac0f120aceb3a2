import type { SitePage } from '../page.ts';

export const pricingPage: SitePage = {
  path: '/pricing',
  title: 'Pricing',
  description: 'What each plan costs and what is in it.',
  Body: () => null,
};
