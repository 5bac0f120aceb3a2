import type { SitePage } from '../page.ts';
import { analyticsParts } from './analytics-dashboard.tsx';
import { enterpriseParts } from './enterprise-features.tsx';
import { integrationParts } from './integration.tsx';
import { pageOf } from './page-of.tsx';
import { referenceParts } from './reference-management.tsx';
import { securityParts } from './security.tsx';

export const platformPages: readonly SitePage[] = [
  pageOf('reference-management', referenceParts),
  pageOf('analytics-dashboard', analyticsParts),
  pageOf('integration', integrationParts),
  pageOf('security', securityParts),
  pageOf('enterprise-features', enterpriseParts),
];
