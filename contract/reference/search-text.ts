import { plainText } from './plain-text.ts';
import { referenceFields, type ReferenceField } from './fields.ts';
import { namesWhere, textsOf, type FieldName, type StoredFields } from './field-values.ts';

const searched = namesWhere(({ searchable }) => searchable === true);

export const searchTextOf = (values: StoredFields & { company?: string }): string =>
  [values.company, ...searched.flatMap((name) => wordsOf(name, values))].filter(Boolean).join('\n');

function wordsOf(name: FieldName, values: StoredFields): string[] {
  const { markdown }: ReferenceField = referenceFields[name];
  return markdown ? textsOf(values[name]).map(plainText) : textsOf(values[name]);
}
