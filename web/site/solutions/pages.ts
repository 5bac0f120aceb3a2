import { contentPage } from '../content-page.tsx';
import type { SitePage } from '../page.ts';
import { enterpriseParts } from './enterprise.tsx';
import { industryParts } from './industries.tsx';
import { marketingParts } from './marketing-teams.tsx';
import { salesParts } from './sales-teams.tsx';

export const solutionPages: readonly SitePage[] = [
  contentPage('solutions', 'sales-teams', salesParts),
  contentPage('solutions', 'marketing-teams', marketingParts),
  contentPage('solutions', 'enterprise', enterpriseParts),
  contentPage('solutions', 'industries', industryParts),
];
