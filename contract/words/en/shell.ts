export const skip = 'Skip to content';
export const organizationsFailed = 'Your organizations could not be loaded';
export const startFailedHint = 'Please check your network connection.';
export const pageFailed = 'This page could not be shown';
export const pageFailedHint = 'Loading it again usually helps. What you had saved is safe.';
export const lastSeen = 'You see what this browser showed you last.';

export const search = 'Search';
export const searchKey = 'Ctrl K';
export const searchKeyOnApple = '⌘ K';

export const menuOpen = 'Open menu';
export const menuName = 'Menu';
export const menuClose = 'Close menu';
export const create = 'Create';
export const createReference = 'New Reference';
export const createCustomer = 'New Customer';

export const navigation = 'Main';
export const navigationMore = (page: string) => `More of ${page}`;
export const navigationWorkspace = 'WORKSPACE';
export const navigationBilling = 'BILLING';
export const dashboard = 'Dashboard';
export const analytics = 'Analytics';
export const analyticsKeywords = 'analytics insights statistics visitors';
export const performance = 'Performance';
export const traffic = 'Traffic';
export const engagement = 'Engagement';
export const references = 'References';
export const referencesBadge = 'Hot';
export const referencesAll = 'All References';
export const referencesNew = 'Create New Reference';
export const templates = 'Templates';
export const collections = 'Collections';
export const documents = 'Documents';
export const documentsKeywords = 'file table excel csv export send';
export const assets = 'Assets';
export const translations = 'Translations';
export const permissions = 'Permissions';
export const permissionsKeywords = 'approval consent expiring withdrawn missing contact';
export const tenders = 'Tenders';
export const customers = 'Customers';
export const customersAll = 'All Customers';
export const customersNew = 'Add New Customer';
export const integrations = 'Integrations';
export const integrationsKeywords = 'embed widget iframe website script react api';
export const branding = 'Branding';
export const team = 'Team Members';
export const organizationSettings = 'Organization settings';
export const organizationSettingsKeywords = 'time zone rename';
export const billing = 'Billing';
export const billingKeywords = 'plans upgrade subscription invoices payment';
export const settings = 'Settings';
export const help = 'Help & Support';

export const account = 'Account';
export const accountGroup = 'ACCOUNT';
export const accountOf = (name: string) => `Account: ${name}`;
export const accountLoading = 'Loading...';
export const accountProfile = 'Profile';
export const accountSettings = 'Profile Settings';
export const accountSignOut = 'Sign Out';
export const signOut = 'Sign out';
export const themeLight = 'Switch to light theme';
export const themeDark = 'Switch to dark theme';

export const quickStart = 'Quick Start';
export const quickStartHint = 'Create your first reference to get started';
export const quickStartNow = 'Get Started';
export const quickStartDismiss = 'Dismiss Quick Start';

export const pastDue = 'A payment has failed';
export const pastDueUntil = (date: string) =>
  `The last payment failed. Update your card before ${date}, or the limits of the Free plan apply until it is paid.`;
export const pastDueNow =
  'The last payment failed, and the limits of the Free plan apply until it is paid. Update your card.';
export const pastDueBilling = 'Go to Billing';

export const switcher = 'Organizations';
export const switcherBefore = 'Organization: ';
export const switcherLoading = 'Loading...';
export const switcherSwitching = 'Switching...';
export const switcherNone = 'No Organization';
export const switcherActive = 'Active';
export const switcherSuspended = 'Suspended';
export const switcherCreate = 'Create organization';
export const switcherRename = 'Rename organization';
export const switcherLeave = 'Leave organization';
export const switcherDelete = 'Delete organization';
export const switchFailed = 'The organization could not be switched. Please try again.';
export const switchedFrom = (lost: string, shown: string) =>
  `${lost} is no longer available. Showing ${shown}.`;
export const openFailed = 'The organization could not be opened. Please try again.';
export const openListFailed =
  'Your organizations could not be loaded. This one will be among them in a moment.';
export const openUnavailable = 'This organization is not available at the moment.';
