import { productName } from '#contract/primitives/product';
import { answerTime } from './contact-parts.tsx';
import { companyPages } from './company/pages.tsx';
import { DemoPage } from './demo/demo.tsx';
import { LandingPage } from './landing/landing.tsx';
import type { SitePage } from './page.ts';
import { platformPages } from './platform/pages.ts';
import { policyPages } from './policies/pages.tsx';
import { PricingPage } from './pricing/pricing.tsx';
import { resourcePages } from './resources/pages.tsx';
import { SalesPage } from './sales/sales.tsx';
import { solutionPages } from './solutions/pages.ts';

/** The sitemap has the same order. */
export const pages: readonly SitePage[] = [
  {
    path: '/',
    title: 'Refdeck: customer references as cards',
    description:
      'A workspace for customer references. Write each story once, choose how its card looks, and publish it to a page that prospects can search.',
    Body: LandingPage,
    styles: ['landing/landing.css'],
    scripts: ['scripts/demo-organizations.ts'],
  },
  ...platformPages,
  ...solutionPages,
  {
    path: '/pricing',
    title: 'Pricing',
    description:
      'What Refdeck costs in euros, monthly or annually, how many cards and files fit into each plan, and what happens when a trial or a payment ends.',
    Body: PricingPage,
    styles: ['pricing/pricing.css'],
    scripts: ['scripts/pricing.ts'],
  },
  {
    path: '/demo',
    title: 'Demo: see a reference made and published',
    description: `A short captioned film of ${productName}, in English or Finnish, from a customer’s name to a published reference. Or ask us to show you the rest.`,
    Body: DemoPage,
    styles: ['contact-parts.module.css', 'demo/demo.module.css', 'demo/demo-video.module.css'],
    scripts: ['scripts/demo-video.ts'],
  },
  {
    path: '/sales',
    title: 'Contact sales',
    description: `Ask about plans, invoices, security or a larger team. We answer ${answerTime}, and say openly what ${productName} does not do.`,
    Body: SalesPage,
    styles: ['contact-parts.module.css', 'sales/sales.module.css'],
  },
  ...resourcePages,
  ...companyPages,
  ...policyPages,
];
