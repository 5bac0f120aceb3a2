export const listTitle = 'All Customers';
export const listDescription = 'The companies whose stories you tell.';
export const listCreate = 'New customer';
export const listSearch = 'Search customers';
export const listLoading = 'Loading customers…';
export const listFailed = 'The customers could not be loaded';
export const listEmptyTitle = 'No customers yet';
export const listEmpty =
  'Each reference belongs to a customer. Add the first one: a name is enough to begin.';
export const listNoneMatchTitle = 'Nothing matches';
export const listNoneMatch = 'No customer fits this search and this status.';
export const listClear = 'Clear filters';
export const listSort = 'Sort by';
export const listSorts = {
  updated: 'Last updated',
  name: 'Name A–Z',
  references: 'Most references',
} as const;
export const listStatus = 'Status';
export const listAnyStatus = 'All statuses';
export const listName = 'Name';
export const listTags = 'Tags';
export const listReferences = 'References';
export const listUpdated = 'Updated';
export const listCount = (shown: number, total: number) => `${shown} of ${total} customers`;
export const listReferenceCount = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;
export const listMoreTags = (count: number) => `+${count}`;

export const pageBack = 'All Customers';
export const pageLoading = 'Loading the customer…';
export const pageFailed = 'The customer could not be loaded';
export const pageGone = 'This customer does not exist';
export const pageGoneBody = 'It may have been deleted, or belongs to another organization.';
export const pageEdit = 'Edit';
export const pageRemove = 'Delete';
export const pageCreated = (name: string) => `${name} is added.`;
export const pageNewReference = 'New reference for this customer';
export const pageCreateReference = (name: string) => `Create a reference for ${name}`;
export const pageAbout = 'About';
export const pageUpdated = 'Last changed';
export const pageAdded = 'Added';
export const pageNothingKnown = 'Only the name so far.';
export const pageAddDetails = 'Add details';
export const pageOpensElsewhere = 'opens in another tab';

export const referencesTitle = 'References';
export const referencesLoading = 'Loading the references…';
export const referencesFailed = 'The references could not be loaded';
export const referencesEmptyTitle = 'No references yet';
export const referencesEmpty = (name: string) => `Tell what you did for ${name}: its cards appear here.`;
export const referencesAll = 'See all in References';
export const referencesMore = (count: number) => `and ${count} more`;
export const referencesUpdated = 'Updated';

export const editorNewTitle = 'Add New Customer';
export const editorNewDescription = 'A name is enough to begin; the rest can follow.';
export const editorEditTitle = (name: string) => `Edit ${name}`;
export const editorCreate = 'Add customer';
export const editorSave = 'Save changes';
export const editorCancel = 'Cancel';
export const editorSaved = (name: string) => `Saved ${name}`;
export const editorSaveFailedUnknown = 'The customer could not be saved. Please try again.';

export const sectionsCompany = 'Company';
export const sectionsContact = 'Contact';
export const sectionsDetails = 'Status and tags';

export const fields = {
  name: 'Name',
  industry: 'Industry',
  website: 'Website',
  location: 'Location',
  description: 'Description',
  otherNames: 'Other names',
  contactName: 'Contact person',
  contactEmail: 'Contact email',
  status: 'Status',
  tags: 'Tags',
  logoUrl: 'Logo',
} as const;

export const hintsName = 'As it shows on the cards.';
export const hintsLogo = 'Drop the logo here, paste it, or type its address.';
export const hintsWebsite = 'Such as https://example.com';
export const hintsOtherNames = 'One on each line. An import takes them for this customer.';
export const hintsContact = 'For your team only; never shown on a card.';
export const hintsStatus = {
  Draft: 'Being prepared.',
  Active: 'A customer you tell stories about.',
  Archived: 'Not offered for new references.',
} as const;

export const errorsEmail = 'Must be an email address';

export const removeTitle = (name: string) => `Delete ${name}?`;
export const removeBody = 'Its details are deleted with it. This cannot be undone.';
export const removeAction = 'Delete';
export const removeFailed = 'Not deleted';
export const removeDone = (name: string) => `Deleted ${name}`;
export const removeInUseTitle = (name: string) => `${name} cannot be deleted`;
export const removeInUse = (count: number) =>
  count === 1
    ? 'A reference tells this customer’s story. Delete it, or give it to another customer, first.'
    : `${count} references tell this customer’s story. Delete them, or give them to another customer, first.`;
export const removeArchiveInstead =
  'Or archive the customer: it keeps its references and is not offered for new ones.';
export const removeArchive = 'Archive customer';
export const removeArchived = (name: string) => `Archived ${name}`;
export const removeArchiveFailed = 'Not archived';
export const removeClose = 'Close';
