import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import type { ReferencePage } from '#contract/resources/public';
import { terms as storedTerms } from '#contract/resources/translation';
import { settingsOf } from '../organization/store.ts';
import type { Wording } from '../publication/public-steps.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { AppError } from '../shared/errors/app-error.ts';

/** A page in one language is made from its row and the rows of that language. */
export interface LanguageView {
  shown: string;
  page: Item;
  rows: readonly Item[];
}

/** A page's own address requires its language. An embed or a picture prefers one that may not be there. */
export interface AskedLanguage {
  language?: string | undefined;
  preferred?: string | undefined;
}

/** Throws `NOT_FOUND` if the organization has not chosen a language that an address requires. */
export function shownLanguage(page: Item, { language, preferred }: AskedLanguage): string {
  if (language !== undefined && !offers(page, language)) throw new AppError('NOT_FOUND');
  if (preferred !== undefined && offers(page, preferred)) return preferred;
  return language ?? settingsOf(page).language;
}

/** True if the page's organization has chosen the language. */
export function offers(page: Item, language: string): boolean {
  const { language: usual, languages } = settingsOf(page);
  return language === usual || languages.includes(language as never);
}

/** An organization with one language, which is English, says nothing of it. */
export function languagesOf({ page, shown }: LanguageView): ReferencePage['languages'] {
  const { language: original, languages } = settingsOf(page);
  if (languages.length === 0 && original === 'en') return undefined;
  return { shown, original, offered: [original, ...languages] };
}

const wordingsOf = (row: Item) => (row.wordings ?? {}) as Record<string, Wording>;

export const isWordedIn = (row: Item, language: string): boolean => wordingsOf(row)[language] !== undefined;

export const originalLanguageOf = (row: Item, page: Item): string =>
  (row.language as string | undefined) ?? settingsOf(page).language;

/** Originals as a page in a language shows them: in its words, or as they are, or not at all. */
export function rowsInLanguage({ shown, page, rows }: LanguageView, originals: readonly Item[]): Item[] {
  const { untranslated } = settingsOf(page);
  const translated = new Map(rows.map((row) => [row.sk, row]));
  return originals.flatMap((row) => {
    if (isGone(row)) return [row];
    const { language: _own, wordings: _wordings, ...original } = row;
    const language = originalLanguageOf(row, page);
    // A logo tile has no words.
    if (language === shown || isLogoTile({ templateId: row.templateId as string })) return [original];
    const words = translated.get(row.sk);
    const isCurrent = words !== undefined && wordingsOf(row)[shown]?.stamp === words.stamp;
    if (isCurrent) return [inWordsOf(original, words)];
    return untranslated === 'hide' ? [] : [{ ...original, language }];
  });
}

/** Nothing of the original's card remains but what decides who may see it. */
function inWordsOf({ pk, sk, customerId, visibility, updatedAt }: Item, words: Item): Item {
  const { pk: _pk, sk: _sk, stamp: _stamp, ...card } = words;
  return { ...card, pk, sk, customerId, visibility, updatedAt };
}

/** The names of a story in its addresses, by language. */
export function wordingsOfStory(row: Item, page: Item) {
  const original = originalLanguageOf(row, page);
  const nameOf = (slug: unknown) => (slug as string | undefined) ?? (row.id as string);
  return {
    [original]: { name: nameOf(row.slug), isOriginal: true },
    ...Object.fromEntries(
      Object.entries(wordingsOf(row)).map(([language, { slug }]) => [
        language,
        { name: nameOf(slug), isOriginal: false },
      ]),
    ),
  };
}

export function termsOf({ shown, page, rows }: LanguageView): Record<string, string> | undefined {
  const { sk } = keys.terms(page.organizationId as string, shown);
  const found = fromRow(
    storedTerms,
    rows.find((row) => row.sk === sk),
  );
  return found && Object.fromEntries(found.terms.map(({ term, translation }) => [term, translation]));
}

/** Terms are translated once for all references, so cards that lack the language show them too. */
export function withTerms(card: CardContent, terms: Record<string, string> | undefined): CardContent {
  if (!terms) return card;
  const shown = (text: string | undefined) => (text && terms[text]) || text;
  const { tags, referenceType, clientIndustry, environmentType } = card;
  return {
    ...card,
    tags: [...new Set(tags.map((tag) => shown(tag)!))],
    referenceType: shown(referenceType),
    clientIndustry: shown(clientIndustry),
    environmentType: shown(environmentType),
  };
}
