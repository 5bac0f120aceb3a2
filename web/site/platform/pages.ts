import { contentPage } from '../content-page.tsx';
import type { SitePage } from '../page.ts';
import { analyticsParts } from './analytics-dashboard.tsx';
import { enterpriseParts } from './enterprise-features.tsx';
import { integrationParts } from './integration.tsx';
import { referenceParts } from './reference-management.tsx';
import { securityParts } from './security.tsx';

export const platformPages: readonly SitePage[] = [
  contentPage('platform', 'reference-management', referenceParts),
  contentPage('platform', 'permissions', {}),
  contentPage('platform', 'tenders', {}),
  contentPage('platform', 'languages', {}),
  contentPage('platform', 'analytics-dashboard', analyticsParts),
  contentPage('platform', 'integration', integrationParts),
  contentPage('platform', 'security', securityParts),
  contentPage('platform', 'enterprise-features', enterpriseParts),
];
