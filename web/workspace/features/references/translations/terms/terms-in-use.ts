import { referenceFields } from '#contract/reference/fields';
import { fieldsOf, textsOf } from '#contract/reference/field-values';
import { limits } from '#contract/rules/limits';
import type { Reference } from '#contract/resources/reference';

/** The fields whose words cards show in the terms of their language. */
const termFields = ['tags', 'referenceType', 'clientIndustry', 'environmentType'] as const;

export interface TermInUse {
  term: string;
  kinds: string;
  references: number;
}

/** Only originals that are not in the language themselves are searched. */
export function termsInUse(
  references: readonly Reference[],
  { language, usual }: { language: string; usual: string },
): { terms: TermInUse[]; tooLong: number } {
  const found = new Map<string, { kinds: Set<string>; ids: Set<string> }>();
  for (const reference of references) {
    if ((reference.language ?? usual) === language) continue;
    const values = fieldsOf(reference);
    for (const name of termFields)
      for (const text of textsOf(values[name])) {
        const term = text.trim();
        const { kinds, ids } = found.get(term) ?? { kinds: new Set(), ids: new Set() };
        found.set(term, { kinds: kinds.add(referenceFields[name].label), ids: ids.add(reference.id) });
      }
  }
  const all = [...found].map(([term, { kinds, ids }]) => ({
    term,
    kinds: [...kinds].join(', '),
    references: ids.size,
  }));
  const terms = all.filter(({ term }) => term.length <= limits.termLength);
  return { terms, tooLong: all.length - terms.length };
}
