import type { Reference } from '#contract/resources/reference';

export const tagsOf = (references: readonly Reference[]): string[] =>
  alphabetical(references.flatMap((reference) => reference.tags));

export const typesOf = (references: readonly Reference[]): string[] =>
  alphabetical(references.flatMap(({ attributes }) => attributes.referenceType || []));

const alphabetical = (words: readonly string[]): string[] =>
  [...new Set(words)].sort((one, other) => one.localeCompare(other));
