import type { Subject } from '../rules/choices.ts';
import { fieldEntries, textsOf, type StoredFields } from '../reference/field-values.ts';

/** A story that may show a picture or a quotation counts as showing it, so that screens need no parser. */
const inStory: readonly [Subject, RegExp][] = [
  ['images', /!\[/],
  ['quote', /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*>/m],
];

/** A permission has to cover all of these parts of the customer. */
export function subjectsOf(card: StoredFields & { company?: string | undefined }): Subject[] {
  const shown = fieldEntries.flatMap(([name, { subject }]) =>
    subject && textsOf(card[name]).length > 0 ? [subject] : [],
  );
  const told = inStory.flatMap(([subject, sign]) => (sign.test(card.longDescription ?? '') ? [subject] : []));
  return [...new Set<Subject>([...(card.company ? (['name'] as const) : []), ...shown, ...told])];
}

/** Without the name, these parts would still show who the customer is. A picture may hold a sign or a logo. */
export const identifyingSubjects: readonly Subject[] = ['logo', 'person', 'images'];

/** A card that does not name the customer has none of these. */
export const namingSubjects: readonly Subject[] = ['name', ...identifyingSubjects];
