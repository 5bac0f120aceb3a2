import type { Collection } from '#contract/resources/collection';
import { pageTexts, type Branding, type PageText } from '#contract/resources/organization';
import type { OwnText, PublicCollection, ReferencePage } from '#contract/resources/public';
import { brandingOf, settingsOf, type BrandingRow } from '../organization/store.ts';
import { translatedNames } from '../publication/public-collection.ts';
import type { LanguageView } from './in-language.ts';

type Languages = ReferencePage['languages'];

const isTranslatedView = ({ page, shown }: LanguageView) => shown !== settingsOf(page).language;

/** The branding with the texts of the page's language. What lacks it stays as in the original. */
export function brandingIn(view: LanguageView): { branding: Branding; untranslated: PageText[] } {
  const row = view.page.branding as BrandingRow;
  const branding = brandingOf(row);
  if (!isTranslatedView(view)) return { branding, untranslated: [] };
  const texts = row.translations?.[view.shown] ?? {};
  const { buttonText, ...others } = texts;
  const { callToAction } = branding;
  const written = { ...branding, buttonText: callToAction?.text };
  return {
    branding: {
      ...branding,
      ...others,
      ...(callToAction && { callToAction: { ...callToAction, text: buttonText ?? callToAction.text } }),
    },
    untranslated: pageTexts.filter((name) => written[name] && !texts[name]),
  };
}

type Stored = Pick<Collection, 'id' | 'name' | 'description' | 'translations'> &
  Pick<PublicCollection['collection'], 'visibility' | 'letter' | 'validUntil'>;

export function collectionIn(
  view: LanguageView,
  { name, description, translations, id, visibility, letter, validUntil }: Stored,
): { collection: PublicCollection['collection']; untranslated: OwnText[] } {
  const texts = (isTranslatedView(view) && translations?.[view.shown]) || {};
  const shown = { name, ...(description !== undefined && { description }), ...texts };
  const languages = Object.keys(translatedNames({ translations }));
  const untranslated = (['name', 'description'] as const).filter((one) => shown[one] && !texts[one]);
  return {
    collection: {
      id,
      visibility,
      ...shown,
      ...(letter && { letter }),
      ...(validUntil && { validUntil }),
      ...(languages.length > 0 && { languages }),
    },
    untranslated: isTranslatedView(view) ? untranslated : [],
  };
}

export function withUntranslated<Known extends Languages>(
  languages: Known,
  names: readonly OwnText[],
): Known {
  if (!languages || names.length === 0) return languages;
  return { ...languages, untranslated: [...(languages.untranslated ?? []), ...names] };
}
