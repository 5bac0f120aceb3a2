import { analyticsRoutes } from '#contract/resources/analytics';
import { approvalRoutes } from '#contract/resources/approval';
import { assetRoutes } from '#contract/resources/asset';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { documentRoutes } from '#contract/resources/document';
import { importRoutes } from '#contract/resources/import';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import type { Route } from '#contract/primitives/route';
import { limits } from '#contract/rules/limits';
import { teamRoutes } from '#contract/resources/team';
import { tenderRoutes } from '#contract/resources/tender';
import { userRoutes } from '#contract/resources/user';
import type { ShellRouteName } from './routes.ts';

/** A request that a page makes as it opens. `placeholders` represent values that only the browser knows. */
export interface Read {
  route: Pick<Route, 'method' | 'path' | 'access'>;
  sent?: Record<string, string>;
}

/** `head.ts` replaces these with the record's id, the page's origin and the date a number of days ago. */
const placeholders = { id: '-id-', origin: '-origin-', daysAgo: (days: number) => `-day-${days}-` };

const get = (route: Read['route'], sent?: Read['sent']): Read => ({ route, sent });

const branding = get(organizationRoutes.getBranding);
const collections = get(collectionRoutes.listCollections);
const team = get(teamRoutes.listTeam);
const settings = get(organizationRoutes.getSettings);
const overview = [get(permissionRoutes.listPermissions), get(approvalRoutes.listApprovals)];
const { id } = placeholders;
const reference = get(referenceRoutes.getReference, { id });
const customer = get(customerRoutes.getCustomer, { id });
const report = get(analyticsRoutes.getAnalytics, { from: placeholders.daysAgo(29), granularity: 'day' });

export const shellReads = [
  get(organizationRoutes.listOrganizations),
  get(userRoutes.getProfile),
  get(assetRoutes.openFiles, { origin: placeholders.origin }),
  get(customerRoutes.listCustomers),
  get(referenceRoutes.listReferences),
];

/** `head.ts` sends these while the code loads. The role is not known yet, so every role must be allowed to. */
export const reads: Record<ShellRouteName, readonly Read[]> = {
  dashboard: [branding, report, team, settings, ...overview],
  references: [branding, team],
  templates: [branding],
  translations: [settings],
  terms: [settings],
  reference: [
    branding,
    reference,
    get(permissionRoutes.getPermission, { referenceId: id }),
    get(approvalRoutes.listApprovals, { referenceId: id }),
    settings,
    team,
  ],
  facts: [reference, get(referenceRoutes.getFacts, { id }), team, settings],
  customer: [
    customer,
    get(customerRoutes.listContacts, { id }),
    get(permissionRoutes.getPermission, { customerId: id }),
    get(approvalRoutes.listApprovals, { customerId: id }),
    settings,
    team,
  ],
  'customer-edit': [customer],
  collections: [collections, branding],
  collection: [collections, branding],
  documents: [get(documentRoutes.listDocuments, { limit: String(limits.documentsListed) }), team],
  tenders: [get(tenderRoutes.listTenders), team],
  tender: [get(tenderRoutes.getTender, { id }), get(referenceRoutes.listFacts), settings, ...overview],
  permissions: [settings, ...overview],
  assets: [get(assetRoutes.listAssets)],
  integrations: [collections, branding, settings],
  'organization-settings': [settings],
  team: [team],
  branding: [branding],
  settings: [get(userRoutes.getTwoFactor)],
  analytics: [report],
  'analytics-performance': [report],
  'analytics-traffic': [report],
  'analytics-engagement': [report],
  customers: [],
  import: [get(importRoutes.getImport)],
  'customer-new': [],
  billing: [],
  help: [],
  'help-contact': [],
  'help-article': [],
};
