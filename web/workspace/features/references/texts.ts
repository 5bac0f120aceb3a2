export const texts = {
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
    note: 'As your organization’s cards of this template look.',
    own: (count: number) => `${count} ${count === 1 ? 'setting' : 'settings'} of its own.`,
    invalid: 'These settings are not valid.',
    reset: 'Back to the template’s look',
  },
} as const;
