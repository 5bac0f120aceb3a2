import { publicPageRoutes } from '#contract/site/public-page';
import { servePages } from '../serve.ts';
import { collectionEmbed, organizationEmbed } from './embed.ts';
import { collectionPage, organizationPage, referencePage, translatedStory } from './pages.tsx';
import { errorPage } from './error-page.tsx';
import { proofPage } from './proof-page.tsx';
import { sitemap } from './sitemap.ts';

export const operations = {
  organizationPage,
  referencePage,
  translatedStory,
  collectionPage,
  translatedCollection: collectionPage,
  proofPage,
  organizationEmbed,
  collectionEmbed,
  sitemap,
};
export const handler = servePages(publicPageRoutes, operations, errorPage);
