import type { Page } from '@playwright/test';
import { assetRoutes } from '#contract/resources/asset';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { articleFolders, sitePaths } from '#contract/site/pages';
import { enter, personOf, type Workspace } from './workspace.ts';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import type { ShellRouteName, SignedOutRouteName } from '#web/workspace/app/routes.ts';

/** A screen with its path and the heading that shows once it is loaded. */
export interface Screen {
  name: string;
  path: string;
  heading: string | RegExp;
  /** The path opens something on the page, so its code does not count as the weight of the route. */
  opened?: true;
  /** The screen starts differently in each window size, so the check opens it anew for each. */
  perSize?: true;
}

/** `start-cloud.ts` stores the owner of the demo organization in this form. */
interface Demo {
  email: string;
  password: string;
  organizationId: string;
  slug: string;
}

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

const named = <Name extends string>(screens: Record<Name, Omit<Screen, 'name'>>): Screen[] =>
  Object.entries<Omit<Screen, 'name'>>(screens).map(([name, screen]) => ({ name, ...screen }));

export const signedOutScreens: readonly Screen[] = named<SignedOutRouteName | 'newsletter'>({
  newsletter: { path: '/newsletter/confirm#token', heading: 'Confirm your subscription' },
  login: { path: '/login', heading: 'Sign in' },
  'forgot-password': { path: '/forgot-password', heading: /password/i },
  signup: { path: '/signup', heading: 'Create your account' },
});

export const sitePages: readonly string[] = [
  ...sitePaths,
  `${articleFolders.help}/first-reference`,
  `${articleFolders.blog}/a-reference-that-sells`,
];

/** The screens that begin empty, for an organization that has nothing yet. */
export const emptyScreens: readonly Screen[] = named({
  start: { path: '/app/start', heading: 'Choose your colors' },
  'dashboard-empty': { path: '/app', heading: /^Good / },
  'references-empty': { path: '/app/references', heading: 'All References' },
  'reference-new': { path: '/app/references/new', heading: 'Create New Reference' },
  'customers-empty': { path: '/app/customers', heading: 'All Customers' },
  'collections-empty': { path: '/app/collections', heading: 'Collections' },
  'documents-empty': { path: '/app/documents', heading: 'No documents yet' },
  'forms-empty': { path: '/app/documents/forms', heading: 'No forms yet' },
  'assets-empty': { path: '/app/assets', heading: 'Assets' },
  'tenders-empty': { path: '/app/tenders', heading: 'Tenders' },
  'permissions-empty': { path: '/app/permissions', heading: 'Permissions' },
  'analytics-empty': { path: '/app/analytics', heading: /^No visits counted/ },
  join: {
    path: '/app/profile/join/01HZX0000000000000000000ZZ',
    heading: 'Join an organization',
  },
});

export async function workspaceScreens({ organizationId, call }: Workspace): Promise<Screen[]> {
  const [{ references }, { customers }, { collections }, { assets }, { tenders }] = await Promise.all([
    call(referenceRoutes.listReferences, {}),
    call(customerRoutes.listCustomers, {}),
    call(collectionRoutes.listCollections, {}),
    call(assetRoutes.listAssets, {}),
    call(tenderRoutes.listTenders, {}),
  ]);
  const reference = references.find(
    ({ status, visibility }) => status === 'Published' && visibility === 'public',
  )!;
  const customer = customers.find(({ id }) => id === reference.attributes.customerId)!;
  const collection = collections.find(({ visibility }) => visibility === 'public')!;
  const asset = assets[0]!;
  const tender = tenders.find(({ status }) => status === 'preparing')!;
  const sent = tenders.find(({ status }) => status === 'sent')!;
  return [
    ...named<ShellRouteName>({
      dashboard: { path: '/app', heading: /^Good / },
      references: { path: '/app/references', heading: 'All References' },
      reference: { path: `/app/references/${reference.id}`, heading: reference.name },
      facts: { path: `/app/references/${reference.id}/facts`, heading: 'Facts for tenders' },
      templates: { path: '/app/references/templates', heading: 'Templates' },
      import: { path: '/app/references/import', heading: 'Bring in references' },
      translations: { path: '/app/references/translations', heading: 'Translations' },
      terms: { path: '/app/references/translations/terms', heading: 'Terms' },
      customers: { path: '/app/customers', heading: 'All Customers' },
      customer: { path: `/app/customers/${customer.id}`, heading: customer.name },
      'customer-new': { path: '/app/customers/new', heading: 'Add New Customer' },
      'customer-edit': { path: `/app/customers/${customer.id}/edit`, heading: /./ },
      collections: { path: '/app/collections', heading: 'Collections' },
      collection: { path: `/app/collections/${collection.id}`, heading: collection.name },
      documents: { path: '/app/documents', heading: 'Documents' },
      assets: { path: '/app/assets', heading: 'Assets' },
      tenders: { path: '/app/tenders', heading: 'Tenders' },
      tender: { path: `/app/tenders/${tender.id}`, heading: tender.title },
      permissions: { path: '/app/permissions', heading: 'Permissions' },
      analytics: { path: '/app/analytics', heading: 'Analytics' },
      'analytics-performance': { path: '/app/analytics/performance', heading: 'Performance' },
      'analytics-traffic': { path: '/app/analytics/traffic', heading: 'Traffic' },
      'analytics-engagement': { path: '/app/analytics/engagement', heading: 'Engagement' },
      team: { path: '/app/organization/team', heading: 'Team Members' },
      // A preview of the size of the window, which is then scaled into it.
      integrations: { path: '/app/integrations', heading: 'Integrations', perSize: true },
      'organization-settings': { path: '/app/organization/settings', heading: 'Organization settings' },
      branding: { path: '/app/organization/branding', heading: 'Branding' },
      billing: { path: '/app/organization/billing', heading: 'Billing' },
      settings: { path: '/app/profile', heading: 'Settings' },
      help: { path: '/app/help', heading: 'Help & Support' },
      'help-article': { path: '/app/help/publishing', heading: 'Publish, hide and archive' },
      'help-contact': { path: '/app/help/contact', heading: /./ },
    }),
    ...named({
      'references-table': { path: '/app/references?view=table', heading: 'All References' },
      'template-configure': {
        path: '/app/references/templates?configure=standard',
        heading: 'Configure Standard',
        opened: true,
      },
      asset: { path: `/app/assets?file=${asset.id}`, heading: asset.name, opened: true },
      invite: { path: '/app/organization/team?invite', heading: 'Invite people', opened: true },
      'tender-sent': { path: `/app/tenders/${sent.id}`, heading: sent.title, opened: true },
      'tender-new': { path: '/app/tenders/new', heading: 'New tender', opened: true },
      'collection-new': { path: '/app/collections/new', heading: 'New collection', opened: true },
      'public-page': {
        path: referencePagePath(organizationId),
        heading: 'Work that still holds on a Monday morning',
      },
      'public-story': { path: storyPath(organizationId, reference.id), heading: reference.name },
      'public-collection': {
        path: collectionPagePath(organizationId, collection.id),
        heading: collection.name,
      },
    }),
  ];
}
