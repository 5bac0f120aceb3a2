import type { Reference } from '#contract/resources/reference';
import { fieldsOf } from '#contract/reference/field-values';
import { searchTextOf } from '#contract/reference/search-text';

// Up to 10 kB for each of 500 cards: put together once, not with every letter that is typed.
const searchTexts = new WeakMap<Reference, { company: string | undefined; text: string }>();

/** All that a search finds a reference by, in small letters. */
export function searchText(reference: Reference, company: string | undefined): string {
  const known = searchTexts.get(reference);
  if (known && known.company === company) return known.text;
  const text = searchTextOf({ ...fieldsOf(reference), company }).toLocaleLowerCase();
  searchTexts.set(reference, { company, text });
  return text;
}
