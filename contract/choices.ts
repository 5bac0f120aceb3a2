/** What can be chosen for a record: apart from the schemas, for screens that offer the choices and check nothing. */
export const customerStatuses = ['Draft', 'Active', 'Archived'] as const;
export const referenceStatuses = ['Draft', 'Published', 'Archived'] as const;
export const pageLayouts = ['grid', 'list'] as const;
export const headerLayouts = ['left', 'centered'] as const;
export const visibilities = ['public', 'unlisted', 'private'] as const;

/** The value, if it is one of the choices. */
export function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}
