import { companyPages } from './company/pages.tsx';
import { demoPage } from './demo/page.ts';
import { landingPage } from './landing/page.ts';
import type { SitePage } from './page.ts';
import { platformPages } from './platform/pages.ts';
import { policyPages } from './policies/pages.tsx';
import { pricingPage } from './pricing/page.ts';
import { resourcePages } from './resources/pages.tsx';
import { salesPage } from './sales/page.ts';
import { solutionPages } from './solutions/pages.ts';

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly SitePage[] = [
  landingPage,
  ...platformPages,
  ...solutionPages,
  pricingPage,
  demoPage,
  salesPage,
  ...resourcePages,
  ...companyPages,
  ...policyPages,
];
