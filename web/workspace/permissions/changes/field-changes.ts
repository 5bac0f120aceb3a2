import { diffWordsWithSpace } from 'diff';
import { referenceFields, type ReferenceField } from '#contract/reference/fields';
import {
  fieldEntries,
  textsOf,
  type FieldName,
  type StoredFields,
  type TextFieldName,
} from '#contract/reference/field-values';

/** A field that says one thing here and another there. */
export interface FieldChange {
  name: FieldName;
  label: string;
  before: string;
  after: string;
}

/** What differs in the content of two cards, in the order of the editor. How a card looks is no content. */
export function fieldChanges(before: Partial<StoredFields>, after: Partial<StoredFields>): FieldChange[] {
  return fieldEntries
    .map(([name, { label }]) => ({ name, label, before: inWords(before, name), after: inWords(after, name) }))
    .filter((change) => change.before !== change.after);
}

const inWords = (card: Partial<StoredFields>, name: FieldName) => textsOf(card[name]).join(', ').trim();

/** A contact's words for fields that hold words; what an older or a newer version of the page may send besides is left out. */
export function suggestedTexts(changes: Readonly<Record<string, string>> = {}): [TextFieldName, string][] {
  return fieldEntries.flatMap(([name, { kind }]) => {
    const text = Object.hasOwn(changes, name) ? changes[name] : undefined;
    return text !== undefined && (kind === 'line' || kind === 'text')
      ? [[name as TextFieldName, text] as [TextFieldName, string]]
      : [];
  });
}

export const labelOf = (name: FieldName): string => referenceFields[name].label;

/** Whether what it holds is an address rather than words. */
export function holdsAddress(name: FieldName): boolean {
  const { kind }: ReferenceField = referenceFields[name];
  return kind === 'image';
}

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Word by word: put together without what was added it is the one text, and without what was removed the other. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
