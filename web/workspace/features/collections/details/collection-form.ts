import type { Collection } from '#contract/resources/collection';
import type { ContentLanguage } from '#contract/rules/content-languages';

export interface CollectionForm {
  name: string;
  description: string;
  visibility: Collection['visibility'];
  /** An organization without languages has none. */
  translations?: { [Code in ContentLanguage]?: { name?: string; description?: string } };
}

export const emptyForm: CollectionForm = { name: '', description: '', visibility: 'public' };

export const formOf = (
  { name, description = '', visibility, translations }: Collection,
  languages: readonly ContentLanguage[] = [],
): CollectionForm => ({
  name,
  description,
  visibility,
  ...(languages.length > 0 && {
    translations: Object.fromEntries(
      languages.map((code) => [code, { name: '', description: '', ...translations?.[code] }]),
    ),
  }),
});

export const sameDetails = (one: Collection, other: Collection): boolean =>
  JSON.stringify([formOf(one), one.translations]) === JSON.stringify([formOf(other), other.translations]);
