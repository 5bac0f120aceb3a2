/** Stands in the built pages for the address that they are served from; the deployment, and the local cloud, put theirs in its place. */
export const siteOrigin = 'https://site.refdeck.invalid';

/** Addresses of the site's pages, apart from articles and the workspace (section 2 of the specification). */
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

/** Pages that have articles below them, by the folder in `web/content` where each article is a Markdown file. */
export const articleFolders = {
  help: '/resources/help-center',
  blog: '/resources/blog',
} as const satisfies Record<string, SitePath>;

/** A page that a pointer rests on is fetched ahead. The content security policy names the hash of exactly this text. */
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
