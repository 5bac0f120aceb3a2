import type { Page } from '@playwright/test';
import { assetRoutes } from '#contract/resources/asset';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { articleFolders, sitePaths } from '#contract/site/pages';
import { enter, personOf, type Workspace } from './workspace.ts';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';

/** One screen as somebody meets it: where it is, and what says that it is there. */
export interface Screen {
  name: string;
  path: string;
  heading: string | RegExp;
  /** Something on the page has been opened: its code is not part of the route's own weight. */
  opened?: true;
  /** What it begins with depends on the window: it is opened anew for each size. */
  perSize?: true;
}

/** What `start-cloud.ts` leaves for the journeys: the demo organization's owner. */
interface Demo {
  email: string;
  password: string;
  organizationId: string;
  slug: string;
}

/** Signs this browser in to the demo organization. */
export async function openDemo(page: Page): Promise<Workspace> {
  const { email, password, organizationId, slug } = JSON.parse(process.env.REFDECK_DEMO!) as Demo;
  const person = await personOf(page, { name: 'Demo Person', email, password });
  await enter(page, person.tokens);
  return {
    ...person,
    organizationId,
    slug,
    call: (route, sent, other) => person.call(route, sent, other ?? organizationId),
  };
}

export const signedOutScreens: readonly Screen[] = [
  { name: 'newsletter', path: '/newsletter/confirm#token', heading: 'Confirm your subscription' },
  { name: 'login', path: '/login', heading: 'Sign in' },
  { name: 'forgot-password', path: '/forgot-password', heading: /password/i },
  { name: 'signup', path: '/signup', heading: 'Create your account' },
];

/** Every page of the site, and an article of each kind. */
export const sitePages: readonly string[] = [
  ...sitePaths,
  `${articleFolders.help}/first-reference`,
  `${articleFolders.blog}/a-reference-that-sells`,
];

/** The screens that begin empty, for an organization that has nothing yet. */
export const emptyScreens: readonly Screen[] = [
  { name: 'start', path: '/app/start', heading: 'Choose your colors' },
  { name: 'dashboard-empty', path: '/app', heading: /^Good / },
  { name: 'references-empty', path: '/app/references', heading: 'All References' },
  { name: 'reference-new', path: '/app/references/new', heading: 'Create New Reference' },
  { name: 'customers-empty', path: '/app/customers', heading: 'All Customers' },
  { name: 'collections-empty', path: '/app/collections', heading: 'Collections' },
  { name: 'assets-empty', path: '/app/assets', heading: 'Assets' },
  { name: 'permissions-empty', path: '/app/permissions', heading: 'Permissions' },
  { name: 'analytics-empty', path: '/app/analytics', heading: /^No visits counted/ },
  {
    name: 'join',
    path: '/app/profile/join/01HZX0000000000000000000ZZ',
    heading: 'Join an organization',
  },
];

/** Every screen of the workspace with the demo organization's data in it. */
export async function workspaceScreens({ organizationId, call }: Workspace): Promise<Screen[]> {
  const [{ references }, { customers }, { collections }, { assets }] = await Promise.all([
    call(referenceRoutes.listReferences, {}),
    call(customerRoutes.listCustomers, {}),
    call(collectionRoutes.listCollections, {}),
    call(assetRoutes.listAssets, {}),
  ]);
  const reference = references.find(
    ({ status, visibility }) => status === 'Published' && visibility === 'public',
  )!;
  const customer = customers.find(({ id }) => id === reference.attributes.customerId)!;
  const collection = collections.find(({ visibility }) => visibility === 'public')!;
  const asset = assets[0]!;
  return [
    { name: 'dashboard', path: '/app', heading: /^Good / },
    { name: 'references', path: '/app/references', heading: 'All References' },
    { name: 'reference', path: `/app/references/${reference.id}`, heading: reference.name },
    { name: 'templates', path: '/app/references/templates', heading: 'Templates' },
    { name: 'customers', path: '/app/customers', heading: 'All Customers' },
    { name: 'customer', path: `/app/customers/${customer.id}`, heading: customer.name },
    { name: 'customer-new', path: '/app/customers/new', heading: 'Add New Customer' },
    { name: 'collections', path: '/app/collections', heading: 'Collections' },
    { name: 'collection', path: `/app/collections/${collection.id}`, heading: collection.name },
    { name: 'assets', path: '/app/assets', heading: 'Assets' },
    { name: 'permissions', path: '/app/permissions', heading: 'Permissions' },
    { name: 'analytics', path: '/app/analytics', heading: 'Analytics' },
    { name: 'analytics-performance', path: '/app/analytics/performance', heading: 'Performance' },
    { name: 'analytics-traffic', path: '/app/analytics/traffic', heading: 'Traffic' },
    { name: 'analytics-engagement', path: '/app/analytics/engagement', heading: 'Engagement' },
    { name: 'team', path: '/app/organization/team', heading: 'Team Members' },
    // A preview of the size of the window, which is then scaled into it.
    { name: 'integrations', path: '/app/integrations', heading: 'Integrations', perSize: true },
    { name: 'organization-settings', path: '/app/organization/settings', heading: 'Organization settings' },
    { name: 'branding', path: '/app/organization/branding', heading: 'Branding' },
    { name: 'billing', path: '/app/organization/billing', heading: 'Billing' },
    { name: 'settings', path: '/app/profile', heading: 'Settings' },
    { name: 'help', path: '/app/help', heading: 'Help & Support' },
    { name: 'references-table', path: '/app/references?view=table', heading: 'All References' },
    { name: 'help-article', path: '/app/help/publishing', heading: 'Publish, hide and archive' },
    { name: 'help-contact', path: '/app/help/contact', heading: /./ },
    { name: 'customer-edit', path: `/app/customers/${customer.id}/edit`, heading: /./ },
    {
      name: 'template-configure',
      path: '/app/references/templates?configure=standard',
      heading: 'Configure Standard',
      opened: true,
    },
    { name: 'asset', path: `/app/assets?file=${asset.id}`, heading: asset.name, opened: true },
    { name: 'invite', path: '/app/organization/team?invite', heading: 'Invite people', opened: true },
    { name: 'collection-new', path: '/app/collections/new', heading: 'New collection', opened: true },
    {
      name: 'public-page',
      path: referencePagePath(organizationId),
      heading: 'Work that still holds on a Monday morning',
    },
    { name: 'public-story', path: storyPath(organizationId, reference.id), heading: reference.name },
    {
      name: 'public-collection',
      path: collectionPagePath(organizationId, collection.id),
      heading: collection.name,
    },
  ];
}
