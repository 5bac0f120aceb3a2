import { companyPages } from './company/pages.tsx';
import { formPages } from './forms/pages.tsx';
import { landingPage } from './landing/page.ts';
import type { SitePage } from './page.ts';
import { platformPages } from './platform/pages.tsx';
import { policyPages } from './policies/pages.tsx';
import { pricingPage } from './pricing/page.ts';
import { resourcePages } from './resources/pages.tsx';
import { solutionPages } from './solutions/pages.tsx';

/** Every page of the site, in the order of the sitemap. */
export const pages: readonly SitePage[] = [
  landingPage,
  ...platformPages,
  ...solutionPages,
  pricingPage,
  ...formPages,
  ...resourcePages,
  ...companyPages,
  ...policyPages,
];
