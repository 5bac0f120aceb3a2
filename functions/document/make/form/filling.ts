import { isOfDocument, type PlaceholderName } from '#contract/form/placeholders';
import { list, type Tag } from '#contract/form/tag';
import type { Picture } from '../pictures.ts';
import { isList } from '../../../form/find-tags.ts';

export type Value = string | Picture | undefined;

/** What a form is filled with. A reference is named by its place in the document, from 0. */
export interface Filling {
  references: number;
  valueOf: (name: PlaceholderName, reference: number) => Value;
  /** The value as a number, if nothing of it is lost. */
  numberOf: (name: PlaceholderName, reference: number) => number | undefined;
}

/** Placeholders without a value, each with the numbers of the references, from 1. Those of the document have none. */
export type Unfilled = Map<string, Set<number>>;

export interface Filled {
  body: Buffer;
  unfilled: Unfilled;
}

export const missing = '–';

export const referenceOf = ({ slot }: Tag, reference: number): number =>
  slot === undefined ? reference : slot - 1;

export const valueFor = ({ valueOf }: Filling, tag: Tag, reference: number): Value =>
  isList(tag.name) ? undefined : valueOf(tag.name, referenceOf(tag, reference));

export function note(unfilled: Unfilled, name: PlaceholderName | typeof list, reference: number): void {
  const numbers = unfilled.get(name) ?? new Set();
  if (name === list || !isOfDocument(name)) numbers.add(reference + 1);
  unfilled.set(name, numbers);
}

/** XML has none of the other characters, so no program would open the file. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const writable = (value: string): string => value.replaceAll(unwritable, '');
