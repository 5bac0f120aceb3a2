import { analyticsRoutes } from '#contract/analytics';
import { approvalRoutes } from '#contract/approval';
import { assetRoutes } from '#contract/asset';
import { billingRoutes } from '#contract/billing';
import { collectionRoutes } from '#contract/collection';
import { customerRoutes } from '#contract/customer';
import { organizationRoutes } from '#contract/organization';
import { permissionRoutes } from '#contract/permission';
import { referenceRoutes } from '#contract/reference';
import type { Route } from '#contract/route';
import { teamRoutes } from '#contract/team';
import { userRoutes } from '#contract/user';

/** A call that a page makes as it opens. In what is sent, `placeholders` stand for what only the browser knows. */
export interface Read {
  route: Pick<Route, 'method' | 'path' | 'access'>;
  sent?: Record<string, string>;
}

/** A page: where it is, its module below `features/`, and what it reads, so that code and answers are asked for at once (`head.ts`). */
export interface PageRoute {
  paths: readonly string[];
  module: string;
  reads: readonly Read[];
  /** It may be drawn with what was last seen here, before the server has answered: nothing in it can be changed by what it shows. */
  lastSeen?: true;
}

/** What `head.ts` fills in: the record's id, the page's origin, the day so many days ago. */
export const placeholders = { id: '-id-', origin: '-origin-', daysAgo: (days: number) => `-day-${days}-` };

const get = (route: Read['route'], sent?: Read['sent']): Read => ({ route, sent });

const branding = get(organizationRoutes.getBranding);
const team = get(teamRoutes.listTeam);
const settings = get(organizationRoutes.getSettings);
/** How every reference stands, and who was asked. */
const overview = [get(permissionRoutes.listPermissions), get(approvalRoutes.listApprovals)];
const { id } = placeholders;
const customer = get(customerRoutes.getCustomer, { id });
/** The usual period of a report. */
const report = get(analyticsRoutes.getAnalytics, { from: placeholders.daysAgo(29), granularity: 'day' });

const page = (
  paths: string | readonly string[],
  module: string,
  reads: readonly Read[] = [],
  options: Pick<PageRoute, 'lastSeen'> = {},
): PageRoute => ({ paths: [paths].flat(), module, reads, ...options });

const lastSeen = { lastSeen: true } as const;

/** Below /app, inside the shell, which reads `shellReads` for each of them. */
export const shellRoutes = [
  page(['', 'dashboard'], 'dashboard/dashboard', [branding, report, team, settings, ...overview], lastSeen),
  page('references', 'references/list/references', [branding, team], lastSeen),
  page('references/templates', 'templates/gallery', [branding]),
  // 'new' is an id here, so that the editor stays as it is when its reference gets one.
  page('references/:id', 'references/editor/editor', [branding, get(referenceRoutes.getReference, { id })]),
  page('customers', 'customers/customers', [], lastSeen),
  page('customers/new', 'customers/new-customer'),
  page('customers/:id', 'customers/customer', [customer]),
  page('customers/:id/edit', 'customers/edit-customer', [customer]),
  page(
    ['collections', 'collections/new'],
    'collections/collections',
    [get(collectionRoutes.listCollections)],
    lastSeen,
  ),
  page('collections/:id', 'collections/collection'),
  page('permissions', 'permissions/permissions', overview),
  page('assets', 'assets/assets', [get(assetRoutes.listAssets)]),
  page('integrations', 'integrations/integrations'),
  page('organization/settings', 'organizations/settings', [settings]),
  page('organization/team', 'team/team', [team]),
  page('organization/branding', 'branding/branding', [branding]),
  page('organization/billing', 'billing/billing', [get(billingRoutes.getBilling)]),
  page('analytics', 'analytics/overview', [report], lastSeen),
  page('analytics/performance', 'analytics/performance', [report], lastSeen),
  page('analytics/traffic', 'analytics/traffic', [report], lastSeen),
  page('analytics/engagement', 'analytics/engagement', [report], lastSeen),
  page('profile', 'profile/profile'),
  page('help', 'help/help'),
  page('help/contact', 'help/contact'),
  page('help/:slug', 'help/article'),
];

/** Who is signed in, where, and what the navigation shows. */
export const shellReads = [
  get(organizationRoutes.listOrganizations),
  get(userRoutes.getProfile),
  get(assetRoutes.openFiles, { origin: placeholders.origin }),
  get(customerRoutes.listCustomers),
  get(referenceRoutes.listReferences),
];

/** For somebody who is signed out. */
export const signedOutRoutes = [
  page('/login', 'auth/login'),
  page('/signup', 'auth/signup'),
  page('/forgot-password', 'auth/forgot-password'),
];
