/** A page: where it is, and its module below `features/`. What it reads as it opens is in `reads.ts`. */
export interface PageRoute {
  paths: readonly string[];
  module: string;
  /** It may be drawn with what was last seen here, before the server has answered: nothing in it can be changed until then. */
  lastSeen?: true;
}

const page = (paths: string | readonly string[], module: string): PageRoute => ({
  paths: [paths].flat(),
  module,
});
const lastSeen = (paths: string | readonly string[], module: string): PageRoute => ({
  ...page(paths, module),
  lastSeen: true,
});

/** Below /app, inside the shell. */
export const shellRoutes = [
  lastSeen(['', 'dashboard'], 'dashboard/dashboard'),
  lastSeen('references', 'references/list/references'),
  page('references/templates', 'templates/gallery'),
  // 'new' is an id here, so that the editor stays as it is when its reference gets one.
  lastSeen('references/:id', 'references/editor/editor'),
  lastSeen('customers', 'customers/customers'),
  page('customers/new', 'customers/new-customer'),
  page('customers/:id', 'customers/customer'),
  page('customers/:id/edit', 'customers/edit-customer'),
  lastSeen(['collections', 'collections/new'], 'collections/collections'),
  page('collections/:id', 'collections/collection'),
  page('permissions', 'permissions/permissions'),
  page('assets', 'assets/assets'),
  page('integrations', 'integrations/integrations'),
  page('organization/settings', 'organizations/settings'),
  page('organization/team', 'team/team'),
  page('organization/branding', 'branding/branding'),
  page('organization/billing', 'billing/billing'),
  lastSeen('analytics', 'analytics/overview'),
  lastSeen('analytics/performance', 'analytics/performance'),
  lastSeen('analytics/traffic', 'analytics/traffic'),
  lastSeen('analytics/engagement', 'analytics/engagement'),
  page('profile', 'profile/profile'),
  page('help', 'help/help'),
  page('help/contact', 'help/contact'),
  page('help/:slug', 'help/article'),
];

/** For somebody who is signed out. */
export const signedOutRoutes = [
  page('/login', 'auth/login'),
  page('/signup', 'auth/signup'),
  page('/forgot-password', 'auth/forgot-password'),
];
