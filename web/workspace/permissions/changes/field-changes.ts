import { diffWordsWithSpace } from 'diff';
import { referenceFields, type ReferenceField } from '#contract/reference/fields';
import {
  fieldEntries,
  textsOf,
  type FieldName,
  type StoredFields,
  type TextFieldName,
} from '#contract/reference/field-values';

export interface FieldChange {
  name: FieldName;
  label: string;
  before: string;
  after: string;
}

export function fieldChanges(before: Partial<StoredFields>, after: Partial<StoredFields>): FieldChange[] {
  return fieldEntries
    .map(([name, { label }]) => ({ name, label, before: inWords(before, name), after: inWords(after, name) }))
    .filter((change) => change.before !== change.after);
}

const inWords = (card: Partial<StoredFields>, name: FieldName) => textsOf(card[name]).join(', ').trim();

/** Keeps a contact's suggestions for text fields and drops others, which another version of the page may send. */
export function suggestedTexts(changes: Readonly<Record<string, string>> = {}): [TextFieldName, string][] {
  return fieldEntries.flatMap(([name, { kind }]) => {
    const text = Object.hasOwn(changes, name) ? changes[name] : undefined;
    return text !== undefined && (kind === 'line' || kind === 'text')
      ? [[name as TextFieldName, text] as [TextFieldName, string]]
      : [];
  });
}

export const labelOf = (name: FieldName): string => referenceFields[name].label;

export function holdsAddress(name: FieldName): boolean {
  const { kind }: ReferenceField = referenceFields[name];
  return kind === 'image';
}

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Compares by words. The parts without the added ones form `before`; those without the removed ones form `after`. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
