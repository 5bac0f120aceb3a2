import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page in a chunk of its own, with a way to fetch it before it is needed. */
function page(load: Load) {
  return { Component: lazy(load), prefetch: () => void load().catch(() => undefined) };
}

export const pages = {
  login: page(() => import('../features/auth/login-page.tsx')),
  signup: page(() => import('../features/auth/signup-page.tsx')),
  forgotPassword: page(() => import('../features/auth/forgot-password-page.tsx')),
  dashboard: page(() => import('../features/dashboard/dashboard-page.tsx')),
  references: page(() => import('../features/references/routes.tsx')),
  templates: page(() => import('../features/templates/gallery-page.tsx')),
  collections: page(() => import('../features/collections/routes.tsx')),
  assets: page(() => import('../features/assets/assets-page.tsx')),
  customers: page(() => import('../features/customers/routes.tsx')),
  team: page(() => import('../features/team/team-page.tsx')),
  integrations: page(() => import('../features/integrations/integrations-page.tsx')),
  branding: page(() => import('../features/branding/branding-page.tsx')),
  billing: page(() => import('../features/billing/billing-page.tsx')),
  organizationSettings: page(() => import('../features/organizations/settings-page.tsx')),
  join: page(() => import('./start/join.tsx')),
  firstOrganization: page(() => import('./start/first-organization.tsx')),
  settingsAlone: page(() => import('./start/settings.tsx')),
  analytics: page(() => import('../features/analytics/routes.tsx')),
  profile: page(() => import('../features/profile/profile-page.tsx')),
  help: page(() => import('../features/help/routes.tsx')),
};

const byPath: readonly [RegExp, { prefetch: () => void }][] = [
  [/^\/login$/, pages.login],
  [/^\/signup$/, pages.signup],
  [/^\/forgot-password$/, pages.forgotPassword],
  [/^\/app\/references\/templates/, pages.templates],
  [/^\/app\/references/, pages.references],
  [/^\/app\/collections/, pages.collections],
  [/^\/app\/assets/, pages.assets],
  [/^\/app\/integrations/, pages.integrations],
  [/^\/app\/organization\/settings/, pages.organizationSettings],
  [/^\/app\/organization\/billing/, pages.billing],
  [/^\/app\/organization\/team/, pages.team],
  [/^\/app\/organization\/branding/, pages.branding],
  [/^\/app\/customers/, pages.customers],
  [/^\/app\/profile\/join/, pages.join],
  [/^\/app\/profile/, pages.profile],
  [/^\/app\/help/, pages.help],
  [/^\/app\/analytics/, pages.analytics],
  [/^\/app/, pages.dashboard],
];

/** Fetches the code of the page behind a path: at the start, and when a link to it is hovered. */
export function prefetchPath(path: string): void {
  byPath.find(([pattern]) => pattern.test(path))?.[1].prefetch();
}
