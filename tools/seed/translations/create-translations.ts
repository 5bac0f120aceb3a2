import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import type { Call } from '../people.ts';
import { finnish } from './fi.ts';
import { swedish } from './sv.ts';

export const demoWords = { fi: finnish, sv: swedish } as const;
export const demoLanguages = ['fi', 'sv'] as const;

/** A reference that has changed since one of its translations, which lists then show as outdated. */
const changed = {
  title: 'A catalog that forgives spelling',
  language: 'fi',
  description:
    'Readers type titles as they remember them. The new search finds what they meant, in three languages.',
} as const;

/** Translations that exist already stay. */
export async function createTranslations(call: Call): Promise<void> {
  const { references } = await call(referenceRoutes.listReferences, {});
  for (const language of demoLanguages) {
    const words = demoWords[language];
    const { terms } = await call(translationRoutes.getTerms, { language });
    if (terms.length === 0) {
      const all = Object.entries(words.terms).map(([term, translation]) => ({ term, translation }));
      await call(translationRoutes.saveTerms, { language, terms: all });
    }
    for (const [title, fields] of Object.entries(words.references)) {
      const reference = references.find(({ name }) => name === title);
      if (!reference || reference.translations?.[language]) continue;
      const status = words.drafts.includes(title) ? 'Draft' : 'Ready';
      const save = () =>
        call(translationRoutes.saveTranslation, { id: reference.id, language, fields, status });
      if (title === changed.title && language === changed.language)
        await beforeChange(call, reference.id, save);
      else await save();
    }
  }
}

/** The original has an earlier description while it is translated. */
async function beforeChange(call: Call, id: string, translate: () => Promise<unknown>): Promise<void> {
  const { version, attributes } = await call(referenceRoutes.getReference, { id });
  const earlier = await call(referenceRoutes.updateReference, {
    id,
    version,
    attributes: { ...attributes, description: changed.description },
  });
  await translate();
  await call(referenceRoutes.updateReference, { id, version: earlier.version, attributes });
}
