/** What can be chosen for a record: apart from the schemas, for screens that offer the choices and check nothing. */
export const customerStatuses = ['Draft', 'Active', 'Archived'] as const;
export const referenceStatuses = ['Draft', 'Published', 'Archived'] as const;
export const pageLayouts = ['grid', 'list'] as const;
export const headerLayouts = ['left', 'centered'] as const;
export const visibilities = ['public', 'unlisted', 'private'] as const;

/** What of a customer may be shown. */
export const subjects = ['name', 'logo', 'text', 'quote', 'images', 'person'] as const;
export type Subject = (typeof subjects)[number];

/** Where it may be shown. */
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

/** What an organization does about a reference that its customer has not allowed: publish, warn and publish, refuse. */
export const permissionPolicies = ['off', 'warn', 'require'] as const;

/** How a permission was given that somebody writes down. */
export const recordedMethods = ['contract', 'email', 'spoken'] as const;
/** By the link the contact gives it themselves: nobody may write that down for them. */
export const methods = ['link', ...recordedMethods] as const;

/** The value, if it is one of the choices. */
export function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}
