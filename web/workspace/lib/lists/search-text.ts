import type { Reference } from '#contract/resources/reference';
import { fieldsOf } from '#contract/reference/field-values';
import { searchTextOf } from '#contract/reference/search-text';

// The text of 500 cards may reach 5 MB, so it is built once per card instead of per keystroke.
const searchTexts = new WeakMap<Reference, { company: string | undefined; text: string }>();

export function searchText(reference: Reference, company: string | undefined): string {
  const known = searchTexts.get(reference);
  if (known && known.company === company) return known.text;
  const text = searchTextOf({ ...fieldsOf(reference), company }).toLocaleLowerCase();
  searchTexts.set(reference, { company, text });
  return text;
}
