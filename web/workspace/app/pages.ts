import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { loadRichText } from '../rich-text/load-rich-text.ts';

type Load = () => Promise<{ default: ComponentType }>;

interface Page {
  paths: readonly string[];
  load: Load;
  Component: ComponentType;
}

const page = (paths: string | readonly string[], load: Load): Page => ({
  paths: [paths].flat(),
  load,
  Component: lazy(load),
});

/** For somebody who is signed out. */
export const signedOutPages = [
  page('/login', () => import('../features/auth/login-page.tsx')),
  page('/signup', () => import('../features/auth/signup-page.tsx')),
  page('/forgot-password', () => import('../features/auth/forgot-password-page.tsx')),
];

export const profilePage = page('profile', () => import('../features/profile/profile-page.tsx'));

/** Below /app, inside the shell: every page is a chunk of its own. */
export const shellPages = [
  page(['', 'dashboard'], () => import('../features/dashboard/dashboard-page.tsx')),
  page('references', () => import('../features/references/list/references-page.tsx')),
  page('references/templates', () => import('../features/templates/gallery-page.tsx')),
  // 'new' is an id here, so that the editor stays as it is when its reference gets one.
  page('references/:id', () => {
    // Beside the page, which shows without it; whoever needs it asks again.
    void loadRichText().catch(() => undefined);
    return import('../features/references/editor/editor-page.tsx');
  }),
  page('customers', () => import('../features/customers/customers-page.tsx')),
  page('customers/new', () => import('../features/customers/new-customer-page.tsx')),
  page('customers/:id', () => import('../features/customers/customer-page.tsx')),
  page('customers/:id/edit', () => import('../features/customers/edit-customer-page.tsx')),
  page(['collections', 'collections/new'], () => import('../features/collections/collections-page.tsx')),
  page('collections/:id', () => import('../features/collections/collection-page.tsx')),
  page('permissions', () => import('../features/permissions/permissions-page.tsx')),
  page('assets', () => import('../features/assets/assets-page.tsx')),
  page('integrations', () => import('../features/integrations/integrations-page.tsx')),
  page('organization/settings', () => import('../features/organizations/settings-page.tsx')),
  page('organization/team', () => import('../features/team/team-page.tsx')),
  page('organization/branding', () => import('../features/branding/branding-page.tsx')),
  page('organization/billing', () => import('../features/billing/billing-page.tsx')),
  page('analytics', () => import('../features/analytics/overview-page.tsx')),
  page('analytics/performance', () => import('../features/analytics/performance-page.tsx')),
  page('analytics/traffic', () => import('../features/analytics/traffic-page.tsx')),
  page('analytics/engagement', () => import('../features/analytics/engagement-page.tsx')),
  profilePage,
  page('help', () => import('../features/help/help-page.tsx')),
  page('help/contact', () => import('../features/help/contact-page.tsx')),
  page('help/:slug', () => import('../features/help/article-page.tsx')),
];

/** Without the shell: whoever follows an invitation's link, or has just signed up, may belong to no organisation yet. */
export const joinPage = page(
  '/app/profile/join/:organizationId',
  () => import('../features/organizations/join-page.tsx'),
);
/** With the organisation, but without the way around in it: there is nothing yet to go to. */
export const startPage = page('start', () => import('../features/organizations/choose-palette.tsx'));
export const FirstOrganization = lazy(() => import('../features/organizations/first-organization.tsx'));

/** Fetches the code of the page behind a path while the session is being found. */
export function prefetchPath(path: string): void {
  const matching = (pages: readonly Page[], parent: string) =>
    pages.find(({ paths }) => paths.some((one) => matchPath(parent + one, path)));
  const found = matching([...signedOutPages, joinPage], '') ?? matching([...shellPages, startPage], '/app/');
  // What fails here is asked for again when the page is shown.
  found?.load().catch(() => undefined);
}
