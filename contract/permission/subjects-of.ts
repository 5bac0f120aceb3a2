import type { Subject } from '../rules/choices.ts';
import { fieldEntries, textsOf, type StoredFields } from '../reference/field-values.ts';

/** A permission has to cover all of these parts of the customer. */
export function subjectsOf(card: StoredFields & { company?: string | undefined }): Subject[] {
  const shown = fieldEntries.flatMap(([name, { subject }]) =>
    subject && textsOf(card[name]).length > 0 ? [subject] : [],
  );
  return [...new Set<Subject>([...(card.company ? (['name'] as const) : []), ...shown])];
}
