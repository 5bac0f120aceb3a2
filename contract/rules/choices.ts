/** This file has no schemas, so that screens need not load zod. */
export const customerStatuses = ['Draft', 'Active', 'Archived'] as const;
export const referenceStatuses = ['Draft', 'Published', 'Archived'] as const;
export type Status = (typeof customerStatuses | typeof referenceStatuses)[number];
export const pageLayouts = ['grid', 'list'] as const;
export const headerLayouts = ['left', 'centered', 'picture', 'figures', 'statement'] as const;
/** Pairings of typefaces. A missing one is `system`, the product's own. */
export const typefaces = [
  'studio',
  'plant',
  'ledger',
  'poster',
  'pavilion',
  'kitchen',
  'chambers',
  'system',
] as const;
export type Typefaces = (typeof typefaces)[number];
export const typefacesOf = (chosen: Typefaces | undefined): Typefaces => chosen ?? 'system';
export const visibilities = ['public', 'unlisted', 'private'] as const;

export const untranslatedChoices = ['show', 'hide'] as const;

export const subjects = ['name', 'logo', 'text', 'quote', 'images', 'person', 'value'] as const;
export type Subject = (typeof subjects)[number];
/** The parts of a card. Values are asked about for one tender. */
export const cardSubjects = subjects.filter((subject) => subject !== 'value');

export const channels = [
  'reference-page',
  'website',
  'document',
  'tender',
  'social',
  'press',
  'reference-call',
] as const;
export type Channel = (typeof channels)[number];

/** The policies publish, warn and publish, or refuse. */
export const permissionPolicies = ['off', 'warn', 'require'] as const;

export const recordedMethods = ['contract', 'email', 'spoken'] as const;
/** `link` is set only when the contact responds by link. */
export const methods = ['link', ...recordedMethods] as const;

export function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}
