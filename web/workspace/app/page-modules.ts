import type { ComponentType } from 'react';
import type { RouteName } from './routes.ts';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** The code of each page. `plugins/head-script.ts` reads these lines as text, because it cannot import what draws a page. */
export const pageModules: Record<RouteName, LoadPage> = {
  dashboard: () => import('../features/dashboard/dashboard-page.tsx'),
  references: () => import('../features/references/list/references-page.tsx'),
  templates: () => import('../features/templates/gallery-page.tsx'),
  import: () => import('../features/references/imports/import-page.tsx'),
  translations: () => import('../features/references/translations/list/translations-page.tsx'),
  terms: () => import('../features/references/translations/terms/terms-page.tsx'),
  reference: () => import('../features/references/editor/editor-page.tsx'),
  facts: () => import('../features/references/facts/facts-page.tsx'),
  customers: () => import('../features/customers/list/customers-page.tsx'),
  'customer-new': () => import('../features/customers/editor/new-customer-page.tsx'),
  customer: () => import('../features/customers/customer/customer-page.tsx'),
  'customer-edit': () => import('../features/customers/editor/edit-customer-page.tsx'),
  collections: () => import('../features/collections/collections-page.tsx'),
  collection: () => import('../features/collections/collection-page.tsx'),
  documents: () => import('../features/documents/documents-page.tsx'),
  tenders: () => import('../features/tenders/tenders-page.tsx'),
  tender: () => import('../features/tenders/tender-page.tsx'),
  permissions: () => import('../features/permissions/permissions-page.tsx'),
  assets: () => import('../features/assets/assets-page.tsx'),
  integrations: () => import('../features/integrations/integrations-page.tsx'),
  'organization-settings': () => import('../features/organizations/settings/settings-page.tsx'),
  team: () => import('../features/team/team-page.tsx'),
  branding: () => import('../features/branding/branding-page.tsx'),
  billing: () => import('../features/billing/billing-page.tsx'),
  analytics: () => import('../features/analytics/overview-page.tsx'),
  'analytics-performance': () => import('../features/analytics/performance-page.tsx'),
  'analytics-traffic': () => import('../features/analytics/traffic-page.tsx'),
  'analytics-engagement': () => import('../features/analytics/engagement-page.tsx'),
  settings: () => import('../features/profile/profile-page.tsx'),
  help: () => import('../features/help/help-page.tsx'),
  'help-contact': () => import('../features/help/contact-page.tsx'),
  'help-article': () => import('../features/help/article-page.tsx'),
  login: () => import('../features/auth/login-page.tsx'),
  signup: () => import('../features/auth/signup-page.tsx'),
  'forgot-password': () => import('../features/auth/forgot-password-page.tsx'),
};
