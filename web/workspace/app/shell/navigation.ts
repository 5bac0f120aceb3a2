import * as words from '#words/shell';

interface NavChild {
  label: string;
  path: string;
  keywords?: string;
  /** Shown only to organizations with languages. */
  isOfLanguages?: true;
}

export interface NavItem {
  label: string;
  path: string;
  icon:
    | 'dashboard'
    | 'references'
    | 'customers'
    | 'permissions'
    | 'tenders'
    | 'analytics'
    | 'integrations'
    | 'branding'
    | 'team'
    | 'organization'
    | 'billing'
    | 'settings'
    | 'help';
  badge?: string;
  keywords?: string;
  items?: readonly NavChild[];
}

export const mainItems: readonly NavItem[] = [
  { label: words.dashboard, path: '/app/dashboard', icon: 'dashboard' },
  {
    label: words.references,
    path: '/app/references',
    icon: 'references',
    badge: words.referencesBadge,
    items: [
      { label: words.referencesAll, path: '/app/references' },
      { label: words.referencesNew, path: '/app/references/new' },
      { label: words.templates, path: '/app/references/templates' },
      { label: words.collections, path: '/app/collections' },
      { label: words.documents, path: '/app/documents', keywords: words.documentsKeywords },
      { label: words.assets, path: '/app/assets' },
      { label: words.translations, path: '/app/references/translations', isOfLanguages: true },
    ],
  },
  {
    label: words.customers,
    path: '/app/customers',
    icon: 'customers',
    items: [
      { label: words.customersAll, path: '/app/customers' },
      { label: words.customersNew, path: '/app/customers/new' },
    ],
  },
  {
    label: words.permissions,
    path: '/app/permissions',
    icon: 'permissions',
    keywords: words.permissionsKeywords,
  },
  { label: words.tenders, path: '/app/tenders', icon: 'tenders' },
  {
    label: words.analytics,
    path: '/app/analytics',
    icon: 'analytics',
    keywords: words.analyticsKeywords,
    items: [
      { label: words.performance, path: '/app/analytics/performance', keywords: words.analyticsKeywords },
      { label: words.traffic, path: '/app/analytics/traffic', keywords: words.analyticsKeywords },
      { label: words.engagement, path: '/app/analytics/engagement', keywords: words.analyticsKeywords },
    ],
  },
];

export const workspaceItems: readonly NavItem[] = [
  {
    label: words.integrations,
    path: '/app/integrations',
    icon: 'integrations',
    keywords: words.integrationsKeywords,
  },
  { label: words.branding, path: '/app/organization/branding', icon: 'branding' },
  { label: words.team, path: '/app/organization/team', icon: 'team' },
  {
    label: words.organizationSettings,
    path: '/app/organization/settings',
    icon: 'organization',
    keywords: words.organizationSettingsKeywords,
  },
];

export const billingItem: NavItem = {
  label: words.billing,
  path: '/app/organization/billing',
  icon: 'billing',
  keywords: words.billingKeywords,
};

export const footerItems: readonly NavItem[] = [
  { label: words.settings, path: '/app/profile', icon: 'settings' },
  { label: words.help, path: '/app/help', icon: 'help' },
];

export function isActive(path: string, itemPath: string): boolean {
  const current = path.replace(/\/+$/, '');
  const shown = current === '/app' ? '/app/dashboard' : current;
  return shown.startsWith(itemPath);
}

/** Returns the longest match, so that "new" wins over the list that contains it. */
export function activePath(path: string, items: readonly { path: string }[]): string | undefined {
  const matching = items.map((item) => item.path).filter((itemPath) => isActive(path, itemPath));
  return matching.sort((a, b) => b.length - a.length)[0];
}

/** A parent whose page is also its first sub-item only toggles its list. */
export const isPage = ({ path, items }: NavItem): boolean => !items?.some((item) => item.path === path);

export function parentOf(path: string): string | undefined {
  return mainItems.find((item) => item.items && activePath(path, item.items))?.path;
}
