/** The paths of a page and its module below `features/`. `reads.ts` lists its requests. */
export interface PageRoute {
  paths: readonly string[];
  module: string;
  /** The page may show stored data before the server responds, because nothing on it can be changed until then. */
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

export const shellRoutes = [
  lastSeen(['', 'dashboard'], 'dashboard/dashboard'),
  lastSeen('references', 'references/list/references'),
  page('references/templates', 'templates/gallery'),
  // A new reference has the id 'new', so that the editor is not remounted when its reference gets a real one.
  lastSeen('references/:id', 'references/editor/editor'),
  lastSeen('customers', 'customers/list/customers'),
  page('customers/new', 'customers/editor/new-customer'),
  page('customers/:id', 'customers/customer/customer'),
  page('customers/:id/edit', 'customers/editor/edit-customer'),
  lastSeen(['collections', 'collections/new'], 'collections/collections'),
  page('collections/:id', 'collections/collection'),
  page('permissions', 'permissions/permissions'),
  page('assets', 'assets/assets'),
  page('integrations', 'integrations/integrations'),
  page('organization/settings', 'organizations/settings/settings'),
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

export const signedOutRoutes = [
  page('/login', 'auth/login'),
  page('/signup', 'auth/signup'),
  page('/forgot-password', 'auth/forgot-password'),
];
