/** The choices of a record without their schemas, so that screens can offer them without loading zod. */
export const customerStatuses = ['Draft', 'Active', 'Archived'] as const;
export const referenceStatuses = ['Draft', 'Published', 'Archived'] as const;
export const pageLayouts = ['grid', 'list'] as const;
export const headerLayouts = ['left', 'centered'] as const;
export const visibilities = ['public', 'unlisted', 'private'] as const;

/** The parts of a customer that a reference may show. */
export const subjects = ['name', 'logo', 'text', 'quote', 'images', 'person'] as const;
export type Subject = (typeof subjects)[number];

/** The places where a reference may be shown. */
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

/** The reaction to a reference that its customer has not allowed: publish, warn and publish, or refuse. */
export const permissionPolicies = ['off', 'warn', 'require'] as const;

/** How the customer gave a permission that a member records. */
export const recordedMethods = ['contract', 'email', 'spoken'] as const;
/** `link` is set only when the contact responds by link. */
export const methods = ['link', ...recordedMethods] as const;

/** Returns the value if it is one of the choices. */
export function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}
