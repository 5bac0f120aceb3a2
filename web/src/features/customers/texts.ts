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
    showMore: 'Show more',
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
    newTitle: 'Add New Customer',
    newDescription: 'A name is enough to begin; the rest can follow.',
    back: 'All Customers',
    loading: 'Loading the customer…',
    failed: 'The customer could not be loaded',
    gone: 'This customer does not exist',
    goneBody: 'It may have been deleted, or belongs to another organization.',
    create: 'Add customer',
    save: 'Save changes',
    cancel: 'Cancel',
    remove: 'Delete customer',
    saved: 'Saved',
    saveFailed: 'Not saved',
    saveFailedUnknown: 'The customer could not be saved. Please try again.',
    conflict:
      'Somebody else changed this customer while you were editing. Save again to keep your version, or load theirs.',
    loadTheirs: 'Load theirs',
    created: (name: string) => `${name} is added.`,
    createReference: (name: string) => `Create a reference for ${name}`,
    seeReferences: (count: number) => `See ${count === 1 ? 'its reference' : `its ${count} references`}`,
    noReferences: 'No references yet',
  },

  sections: { company: 'Company', contact: 'Contact', filing: 'Filing' },

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
  },

  hints: {
    name: 'As it shows on the cards.',
    website: 'Such as https://example.com',
    contact: 'For yourselves: never shown on a card.',
    status: {
      Draft: 'Being prepared.',
      Active: 'A customer you tell stories about.',
      Archived: 'Out of the way: not offered for new references.',
    },
  },

  errors: {
    website: 'Must be a web address, such as https://example.com',
    email: 'Must be an email address',
  },

  remove: {
    title: (name: string) => `Delete ${name}?`,
    body: 'This cannot be undone.',
    action: 'Delete',
    failed: 'Not deleted',
    done: (name: string) => `Deleted ${name}`,
    showReferences: 'Show its references',
  },
} as const;
