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

  actions: {
    unpublish: 'Unpublish',
    archive: 'Archive',
    restore: 'Restore as draft',
    remove: 'Delete…',
    deleted: (title: string) => `Deleted “${title}”`,
  },

  remove: {
    title: 'Delete this reference?',
    body: (title: string, published: boolean) =>
      `“${title}” is deleted for good${published ? ', and leaves your page at once' : ''}. To keep it out of the way instead, archive it.`,
    action: 'Delete',
    failed: 'The reference could not be deleted',
  },

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
