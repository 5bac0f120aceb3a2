export const examples = {
  title: 'Your title goes here',
  shortDescription: 'Two or three sentences: what the customer needed, what you did, and what is better now.',
} as const;

export const actions = {
  unpublish: 'Unpublish',
  archive: 'Archive',
  restore: 'Restore as draft',
  remove: 'Delete…',
  deleted: (title: string) => `Deleted “${title}”`,
} as const;

export const removeTitle = 'Delete this reference?';
export const removeBody = (title: string, published: boolean) =>
  `“${title}” is deleted for good${published ? ', and leaves your page at once' : ''}. To keep it out of the way instead, archive it.`;
export const removeAction = 'Delete';
export const removeFailed = 'The reference could not be deleted';

export const sectionsAppearance = 'Appearance';

export const appearanceNote = 'As your organization’s cards of this template look.';
export const appearanceOwn = (count: number) =>
  `${count} ${count === 1 ? 'setting' : 'settings'} of its own.`;
export const appearanceInvalid = 'These settings are not valid.';
export const appearanceReset = 'Back to the template’s look';
