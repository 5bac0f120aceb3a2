/** A placeholder for the site's address in built pages. The deployment and the local cloud replace it. */
export const siteOrigin = 'https://site.refdeck.invalid';

/** Addresses of the site's pages, without articles and the workspace. */
export const sitePaths = [
  '/',
  '/platform/reference-management',
  '/platform/permissions',
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

/** Pages with articles below them, by their folder of Markdown files in `web/content`. */
export const articleFolders = {
  help: '/resources/help-center',
  blog: '/resources/blog',
} as const satisfies Record<string, SitePath>;

/**
 * Prefetches a page while the pointer rests on its link. The content security policy contains the hash of
 * this text.
 */
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
