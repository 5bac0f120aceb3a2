/** The paths of a page. `page-modules.ts` has its code, `reads.ts` its requests. */
export interface PageRoute {
  paths: readonly string[];
  /** The page may show stored data before the server responds, because nothing on it can be changed until then. */
  lastSeen?: true;
}

/** Keeps the names as a type, so that a page without its code, requests or screen does not compile. */
const named = <Name extends string>(routes: Record<Name, PageRoute>) => routes;

/** Paths are below /app. The first route that fits a path is its page. */
export const shellRoutes = named({
  dashboard: { paths: ['', 'dashboard'], lastSeen: true },
  references: { paths: ['references'], lastSeen: true },
  templates: { paths: ['references/templates'] },
  import: { paths: ['references/import'] },
  translations: { paths: ['references/translations'] },
  terms: { paths: ['references/translations/terms'] },
  // A new reference has the id 'new', so that the editor is not remounted when its reference gets a real one.
  reference: { paths: ['references/:id'], lastSeen: true },
  facts: { paths: ['references/:id/facts'] },
  customers: { paths: ['customers'], lastSeen: true },
  'customer-new': { paths: ['customers/new'] },
  customer: { paths: ['customers/:id'] },
  'customer-edit': { paths: ['customers/:id/edit'] },
  collections: { paths: ['collections', 'collections/new'], lastSeen: true },
  collection: { paths: ['collections/:id'] },
  documents: { paths: ['documents', 'documents/new', 'documents/forms'] },
  tenders: { paths: ['tenders', 'tenders/new'] },
  tender: { paths: ['tenders/:id'] },
  permissions: { paths: ['permissions'] },
  assets: { paths: ['assets'] },
  integrations: { paths: ['integrations'] },
  'organization-settings': { paths: ['organization/settings'] },
  team: { paths: ['organization/team'] },
  branding: { paths: ['organization/branding'] },
  billing: { paths: ['organization/billing'] },
  analytics: { paths: ['analytics'], lastSeen: true },
  'analytics-performance': { paths: ['analytics/performance'], lastSeen: true },
  'analytics-traffic': { paths: ['analytics/traffic'], lastSeen: true },
  'analytics-engagement': { paths: ['analytics/engagement'], lastSeen: true },
  settings: { paths: ['profile'] },
  help: { paths: ['help'] },
  'help-contact': { paths: ['help/contact'] },
  'help-article': { paths: ['help/:slug'] },
});

export const signedOutRoutes = named({
  login: { paths: ['/login'] },
  signup: { paths: ['/signup'] },
  'forgot-password': { paths: ['/forgot-password'] },
});

export type ShellRouteName = keyof typeof shellRoutes;
export type SignedOutRouteName = keyof typeof signedOutRoutes;
export type RouteName = ShellRouteName | SignedOutRouteName;
