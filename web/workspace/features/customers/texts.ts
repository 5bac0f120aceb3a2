/** Every text of the customers screens. */
export const texts = {
  list: {
    title: 'All Customers',
    description: 'The companies whose stories you tell.',
    create: 'New customer',
    search: 'Search customers',
    loading: 'Loading customers…',
    failed: 'The customers could not be loaded',
    emptyTitle: 'No customers yet',
    empty: 'Each reference belongs to a customer. Add the first one: a name is enough to begin.',
    noneMatchTitle: 'Nothing matches',
    noneMatch: 'No customer fits this search and this status.',
    clear: 'Clear filters',
    sort: 'Sort by',
    sorts: { updated: 'Last updated', name: 'Name A–Z', references: 'Most references' },
    status: 'Status',
    anyStatus: 'All statuses',
    name: 'Name',
    tags: 'Tags',
    references: 'References',
    updated: 'Updated',
    count: (shown: number, total: number) => `${shown} of ${total} customers`,
    referenceCount: (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`,
    moreTags: (count: number) => `+${count}`,
  },

  page: {
    back: 'All Customers',
    loading: 'Loading the customer…',
    failed: 'The customer could not be loaded',
    gone: 'This customer does not exist',
    goneBody: 'It may have been deleted, or belongs to another organization.',
    edit: 'Edit',
    remove: 'Delete',
    created: (name: string) => `${name} is added.`,
    newReference: 'New reference for this customer',
    createReference: (name: string) => `Create a reference for ${name}`,
    about: 'About',
    updated: 'Last changed',
    added: 'Added',
    nothingKnown: 'Only the name so far.',
    addDetails: 'Add details',
    opensElsewhere: 'opens in another tab',
  },

  references: {
    title: 'References',
    loading: 'Loading the references…',
    failed: 'The references could not be loaded',
    emptyTitle: 'No references yet',
    empty: (name: string) => `Tell what you did for ${name}: its cards appear here.`,
    all: 'See all in References',
    more: (count: number) => `and ${count} more`,
    updated: 'Updated',
  },

  editor: {
    newTitle: 'Add New Customer',
    newDescription: 'A name is enough to begin; the rest can follow.',
    editTitle: (name: string) => `Edit ${name}`,
    create: 'Add customer',
    save: 'Save changes',
    cancel: 'Cancel',
    saved: (name: string) => `Saved ${name}`,
    saveFailedUnknown: 'The customer could not be saved. Please try again.',
  },

  sections: { company: 'Company', contact: 'Contact', details: 'Status and tags' },

  fields: {
    name: 'Name',
    industry: 'Industry',
    website: 'Website',
    location: 'Location',
    description: 'Description',
    contactName: 'Contact person',
    contactEmail: 'Contact email',
    status: 'Status',
    tags: 'Tags',
    logoUrl: 'Logo',
  },

  hints: {
    name: 'As it shows on the cards.',
    logo: 'Drop the logo here, paste it, or type its address.',
    website: 'Such as https://example.com',
    contact: 'For your team only; never shown on a card.',
    status: {
      Draft: 'Being prepared.',
      Active: 'A customer you tell stories about.',
      Archived: 'Not offered for new references.',
    },
  },

  errors: {
    email: 'Must be an email address',
  },

  remove: {
    title: (name: string) => `Delete ${name}?`,
    body: 'Its details are deleted with it. This cannot be undone.',
    action: 'Delete',
    failed: 'Not deleted',
    done: (name: string) => `Deleted ${name}`,
    inUseTitle: (name: string) => `${name} cannot be deleted`,
    inUse: (count: number) =>
      count === 1
        ? 'A reference tells this customer’s story. Delete it, or give it to another customer, first.'
        : `${count} references tell this customer’s story. Delete them, or give them to another customer, first.`,
    archiveInstead: 'Or archive the customer: it keeps its references and is not offered for new ones.',
    archive: 'Archive customer',
    archived: (name: string) => `Archived ${name}`,
    archiveFailed: 'Not archived',
    close: 'Close',
  },
} as const;
