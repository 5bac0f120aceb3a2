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

  editor: { loading: 'Loading the reference…' },

  sections: { appearance: 'Appearance' },

  appearance: {
    note: 'Starts from the template’s look. Everything here changes the card at once.',
    reset: 'Back to the template’s look',
    layout: 'Layout',
    layouts: { card: 'Card', horizontal: 'Horizontal', minimal: 'Minimal' },
    aspectRatio: 'Picture shape',
    shadow: 'Shadow',
    shadows: { none: 'None', small: 'Small', medium: 'Medium', large: 'Large' },
    titleSize: 'Title size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    descriptionLines: 'Description lines',
    allLines: 'All',
    cornerRadius: 'Corner radius',
    color: 'Main colour',
    colorReset: 'Use the default colour',
    show: 'Show on the card',
    flags: {
      showImage: 'Picture',
      showType: 'Type',
      showDate: 'Date',
      showLogo: 'Logo',
      showDescription: 'Description',
      showCta: 'Button',
      showStatus: 'Status',
    },
  },
} as const;

function plural(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
