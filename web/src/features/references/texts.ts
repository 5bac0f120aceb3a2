import type { CardField } from '#contract/templates/index';

/** Every text of the references screens. */
export const texts = {
  fields: {
    title: 'Title',
    shortDescription: 'Short description',
    longDescription: 'Long description',
    referenceType: 'Type',
    referenceDate: 'Reference date',
    mainImage: 'Main image',
    logoImage: 'Customer logo',
    location: 'Location',
    environmentType: 'Environment',
    clientIndustry: 'Client industry',
    projectDuration: 'Duration',
    outcomes: 'Outcomes',
    buttonText: 'Button text',
    callToAction: 'Button link',
    tags: 'Tags',
  } satisfies Record<CardField, string>,

  /** Shown in the live card where something required is still empty. */
  examples: {
    title: 'Your title goes here',
    shortDescription:
      'Two or three sentences: what the customer needed, what you did, and what is better now.',
  },

  list: {
    title: 'All References',
    description: 'Every customer story of your organization, as its card.',
    create: 'New reference',
    search: 'Search references',
    loading: 'Loading references…',
    failed: 'The references could not be loaded',
    emptyTitle: 'No references yet',
    empty:
      'A reference is one customer’s story on a card. Write it here, publish it, and it is on your page.',
    noCustomersTitle: 'First, a customer',
    noCustomers: 'Every reference belongs to a customer. Add the first one, then tell its story.',
    addCustomer: 'Add a customer',
    noneMatchTitle: 'Nothing matches',
    noneMatch: 'No reference fits this search and these filters.',
    clear: 'Clear filters',
    showMore: 'Show more',
    status: 'Status',
    all: 'All',
    customer: 'Customer',
    anyCustomer: 'All customers',
    tag: 'Tag',
    anyTag: 'All tags',
    template: 'Template',
    anyTemplate: 'All templates',
    sort: 'Sort by',
    sorts: { updated: 'Last updated', title: 'Title A–Z', date: 'Reference date' },
    filters: 'Filters',
    view: 'View',
    cards: 'Show as cards',
    table: 'Show as a table',
    count: (shown: number, total: number) =>
      shown === total ? plural(total, 'reference') : `${shown} of ${plural(total, 'reference')}`,
    updated: 'Updated',
    actions: 'Actions',
    actionsFor: (title: string) => `Actions for ${title}`,
  },

  actions: {
    edit: 'Edit',
    publish: 'Publish',
    unpublish: 'Unpublish',
    archive: 'Archive',
    restore: 'Restore as draft',
    remove: 'Delete…',
    undo: 'Undo',
    done: {
      Published: (title: string) => `Published “${title}”`,
      Draft: (title: string) => `“${title}” is a draft now`,
      Archived: (title: string) => `Archived “${title}”`,
    },
    deleted: (title: string) => `Deleted “${title}”`,
    needs: (names: string) => `To publish with this template, fill in: ${names}`,
    open: 'Open',
  },

  remove: {
    title: 'Delete this reference?',
    body: (title: string, published: boolean) =>
      `“${title}” is deleted for good${published ? ', and leaves your page at once' : ''}. To keep it out of the way instead, archive it.`,
    action: 'Delete',
    failed: 'The reference could not be deleted',
  },

  editor: {
    newTitle: 'Create New Reference',
    untitled: 'Untitled reference',
    back: 'All References',
    loading: 'Loading the reference…',
    failed: 'The reference could not be loaded',
    gone: 'This reference does not exist',
    goneBody: 'It may have been deleted, or belongs to another organization.',
    saveDraft: 'Save draft',
    save: 'Save changes',
    publish: 'Publish',
    more: 'More actions',
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Unsaved changes',
    unsavedHint: 'Kept on this device until you save',
    form: 'Form',
    preview: 'Preview',
    previewTitle: 'Live card',
    previewNote: 'As your visitors see it, in the colours of your page.',
    previewExamples: 'Text that is still missing shows an example.',
    requiredToPublish: 'Required to publish',
    fillIn: (names: string) => `To publish with this template, fill in: ${names}.`,
    checkFields: 'Some fields need your attention before this can be saved.',
    saveFailed: 'Not saved',
    saveFailedUnknown: 'Server error saving reference card',
    restored: 'Restored unsaved changes',
    discard: 'Discard',
    archived: 'This reference is archived. It is on no page until you restore it.',
    restore: 'Restore',
  },

  sections: {
    template: 'Template',
    story: 'Story',
    details: 'Details',
    pictures: 'Pictures',
    button: 'Button',
    visibility: 'Who can see it',
    appearance: 'Appearance',
  },

  hints: {
    title: 'What changed for the customer, in one line.',
    shortDescription: 'Shown on the card.',
    longDescription: 'The whole story, for readers who want to know more.',
    referenceType: 'Such as case study, testimonial or project.',
    referenceDate: 'MM/YYYY, YYYY-MM, a year or a date.',
    referenceDateSaved: 'MM/YYYY, YYYY-MM, a year or a date. Left empty, saving sets the current month.',
    image: 'Paste the address of a picture.',
    imageFailed: 'No picture could be loaded from this address.',
    tags: 'Press Enter after each tag. A card shows the first three.',
    outcomes: 'Results that can be checked: numbers, dates, quotes.',
    buttonText: (fallback: string) => `Left empty, it says “${fallback}”.`,
    callToAction: 'An https or mailto address. Without one there is no button.',
  },

  types: ['Case study', 'Success story', 'Testimonial', 'Project', 'Review', 'Interview'],

  customer: {
    label: 'Customer',
    choose: 'Choose a customer',
    add: 'Add new customer',
    dialogTitle: 'Add a customer',
    dialogNote: 'Just the name is enough. The rest can follow on the customer’s own page.',
    name: 'Name',
    website: 'Website',
    industry: 'Industry',
    create: 'Add customer',
    cancel: 'Cancel',
    failed: 'The customer could not be added',
    loadFailed: 'The customers could not be loaded.',
    retry: 'Retry',
  },

  visibility: {
    public: { label: 'Public', note: 'On your reference page, for everybody.' },
    unlisted: { label: 'Unlisted', note: 'Published, but not listed on your reference page.' },
    private: { label: 'Private', note: 'Only for people in this workspace.' },
  },

  appearance: {
    note: 'As your organization’s cards of this template look.',
    own: (count: number) => `${plural(count, 'setting')} of its own.`,
    invalid: 'These settings are not valid.',
    reset: 'Back to the template’s look',
  },

  conflict: {
    title: 'Somebody else changed this reference',
    body: 'While you were editing, somebody saved another version. Nothing is lost yet: choose which one stays.',
    theirs: 'Theirs',
    mine: 'Yours',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep mine',
    savedAgo: 'Saved',
    notSaved: 'Not saved yet',
  },

  published: {
    title: 'Published',
    public: 'This card is on your reference page now.',
    unlisted: 'This card is published, but unlisted: it is not on your reference page.',
    private: 'This card is published, but private: only your workspace sees it.',
    view: 'View on your page',
    copy: 'Copy link',
    copyFailed: 'The link could not be copied. Copy it from the address bar of your page.',
    another: 'Create another',
    close: 'Close',
  },
} as const;

function plural(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
