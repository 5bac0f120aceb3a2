export interface NavItem {
  label: string;
  path: string;
  icon:
    | 'dashboard'
    | 'references'
    | 'customers'
    | 'integrations'
    | 'branding'
    | 'team'
    | 'organization'
    | 'billing'
    | 'settings'
    | 'help';
  badge?: string;
  keywords?: string;
  items?: readonly { label: string; path: string; keywords?: string }[];
}

const analytics = 'analytics insights statistics visitors';

export const mainItems: readonly NavItem[] = [
  {
    label: 'Dashboard',
    path: '/app/dashboard',
    icon: 'dashboard',
    items: [
      { label: 'Analytics', path: '/app/analytics', keywords: analytics },
      { label: 'Performance', path: '/app/analytics/performance', keywords: analytics },
      { label: 'Traffic', path: '/app/analytics/traffic', keywords: analytics },
      { label: 'Engagement', path: '/app/analytics/engagement', keywords: analytics },
    ],
  },
  {
    label: 'References',
    path: '/app/references',
    icon: 'references',
    badge: 'Hot',
    items: [
      { label: 'All References', path: '/app/references' },
      { label: 'Create New Reference', path: '/app/references/new' },
      { label: 'Templates', path: '/app/references/templates' },
      { label: 'Collections', path: '/app/collections' },
      { label: 'Assets', path: '/app/assets' },
      {
        label: 'Permissions',
        path: '/app/permissions',
        keywords: 'approval consent expiring withdrawn missing contact',
      },
    ],
  },
  {
    label: 'Customers',
    path: '/app/customers',
    icon: 'customers',
    items: [
      { label: 'All Customers', path: '/app/customers' },
      { label: 'Add New Customer', path: '/app/customers/new' },
    ],
  },
];

export const workspaceItems: readonly NavItem[] = [
  {
    label: 'Integrations',
    path: '/app/integrations',
    icon: 'integrations',
    keywords: 'embed widget iframe website script react api',
  },
  { label: 'Branding', path: '/app/organization/branding', icon: 'branding' },
  { label: 'Team Members', path: '/app/organization/team', icon: 'team' },
  {
    label: 'Organization settings',
    path: '/app/organization/settings',
    icon: 'organization',
    keywords: 'time zone rename',
  },
];

export const billingItem: NavItem = {
  label: 'Billing',
  path: '/app/organization/billing',
  icon: 'billing',
  keywords: 'plans upgrade subscription invoices payment',
};

export const footerItems: readonly NavItem[] = [
  { label: 'Settings', path: '/app/profile', icon: 'settings' },
  { label: 'Help & Support', path: '/app/help', icon: 'help' },
];

export function isActive(path: string, itemPath: string): boolean {
  const current = path.replace(/\/+$/, '');
  const shown = current === '/app' ? '/app/dashboard' : current;
  return shown === itemPath || shown.startsWith(`${itemPath}/`);
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
