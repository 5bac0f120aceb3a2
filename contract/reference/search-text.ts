import { formatReferenceDate } from './date.ts';
import { plainText } from './plain-text.ts';
import { referenceFields, type ReferenceField } from './fields.ts';
import { namesWhere, textsOf, type FieldName, type StoredFields } from './field-values.ts';

const searched = namesWhere(({ searchable }) => searchable === true);

export const searchTextOf = (values: StoredFields & { company?: string }): string =>
  [values.company, ...searched.flatMap((name) => wordsOf(name, values))].filter(Boolean).join('\n');

function wordsOf(name: FieldName, values: StoredFields): string[] {
  const { kind, markdown }: ReferenceField = referenceFields[name];
  const texts = textsOf(values[name]);
  // A date is found as it is stored, 2026-03, and as cards show it, 03/2026.
  if (kind === 'month') return texts.flatMap((text) => [text, formatReferenceDate(text)]);
  return markdown ? texts.map(plainText) : texts;
}
