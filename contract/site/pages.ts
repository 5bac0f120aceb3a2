/** A placeholder that the deployment and the local cloud replace. */
export const siteOrigin = 'https://site.refdeck.invalid';

export const sitePaths = [
  '/',
  '/platform/reference-management',
  '/platform/permissions',
  '/platform/tenders',
  '/platform/languages',
  '/platform/analytics-dashboard',
  '/platform/integration',
  '/platform/security',
  '/platform/enterprise-features',
  '/solutions/sales-teams',
  '/solutions/marketing-teams',
  '/solutions/enterprise',
  '/solutions/industries',
  '/pricing',
  '/demo',
  '/sales',
  '/resources/help-center',
  '/resources/roadmap',
  '/resources/blog',
  '/company/about-us',
  '/company/contact',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
] as const;
export type SitePath = (typeof sitePaths)[number];

export const articleFolders = {
  help: '/resources/help-center',
  blog: '/resources/blog',
} as const satisfies Record<string, SitePath>;

/** Files for machines, which the site is built with. */
export const siteFeeds = ['sitemap.xml', 'resources/blog/rss.xml', 'robots.txt'] as const;

/** Prefetches on hover. The content security policy contains the hash of this text. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/app*', '/login', '/signup', '/api/*', '/reference-page/*', '/*.*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
