export const title = 'Search and commands';
export const placeholder = 'Search or type a command';
export const results = 'Results';
export const loading = 'Loading your references, customers and collections...';
export const incomplete = 'Not all references, customers and collections could be loaded.';
export const nothing = (typed: string) => `Nothing found for “${typed}”`;
export const nothingHint = 'Try fewer words, or the name of a customer.';

export const groupsReferences = 'References';
export const groupsRecentReferences = 'Recent references';
export const groupsCustomers = 'Customers';
export const groupsCollections = 'Collections';
export const groupsCreate = 'Create';
export const groupsPages = 'Go to';
export const groupsOrganizations = 'Switch organization';
export const groupsYou = 'You';

export const create = {
  reference: 'New reference',
  customer: 'New customer',
  collection: 'New collection',
  document: 'New document',
  tender: 'New tender',
  invite: 'Invite a team member',
} as const;
export const switchTo = (name: string) => `Switch to ${name}`;
export const darkTheme = 'Switch to dark theme';
export const lightTheme = 'Switch to light theme';
export const signOut = 'Sign out';

export const keyClose = 'Esc';
export const createKeywords = 'create add';
export const referenceKeywords = 'create add card case study';
export const inviteKeywords = 'create add colleague user';
export const organizationKeywords = 'organization workspace';
export const themeKeywords = 'appearance mode';
export const signOutKeywords = 'log out logout leave';
