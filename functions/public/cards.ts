import type { CardContent } from '#contract/cards/card';
import { cardContent, type ReferencePage } from '#contract/resources/public';
import { facetValues, type FacetName } from '#contract/reference/facets';
import { fromRow, type Item } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { dayIn } from '../shared/days/days.ts';
import { settingsOf } from '../organization/store.ts';
import { isSilent } from '../publication/anonymous.ts';
import { holds, type StoredConfirmation } from '../publication/confirmation.ts';
import { brandingIn, withUntranslated } from './own-texts.ts';
import { languagesOf, termsOf, withTerms, type LanguageView } from './in-language.ts';
import type { Shown } from '../publication/surfaces.ts';

/** `page` supplies the organization's time zone, which decides whether a confirmation holds. */
export function toCards(page: Item, cards: Shown[], customers: Item[], now: Date): CardContent[] {
  const names = new Map(customers.map(({ sk, name }) => [sk, name as string]));
  const today = dayIn(settingsOf(page).timeZone, now);
  return cards.flatMap((row) => {
    const { confirmed, ...card } = fromRow(cardContent, row);
    const { sk } = keys.publicCustomer(page.organizationId as string, row.customerId as string);
    const name = names.get(sk);
    const shownName = card.alias ?? name;
    const isConfirmed = confirmed && holds(row.confirmed as StoredConfirmation, { today, name: shownName });
    const mark = isConfirmed && { confirmed };
    // Only an anonymous card has an alias.
    if (card.alias) return isSilent(card, { name: name ?? '' }) ? [{ ...card, ...mark }] : [];
    // A logo tile is called by the name, which is stored once.
    return [{ ...card, title: card.title || name || '', company: name, ...mark }];
  });
}

/** The API omits the embed allow-list. */
export function toOwner(view: LanguageView) {
  const { page } = view;
  const { branding, untranslated } = brandingIn(view);
  const languages = languagesOf(view);
  const terms = termsOf(view);
  return {
    organization: {
      organizationId: page.organizationId as string,
      name: page.name as string,
      slug: page.slug as string,
    },
    branding,
    embedOrigins: settingsOf(page).embedOrigins,
    version: page.version as number,
    ...(languages && { languages: withUntranslated(languages, untranslated) }),
    ...(terms && { terms }),
  };
}
export type PageOwner = ReturnType<typeof toOwner>;

export function toPage(view: LanguageView, cards: CardContent[]): PageOwner & ReferencePage {
  const owner = toOwner(view);
  const references = cards.map((card) => withTerms(card, owner.terms));
  return { ...owner, references, facets: countFacets(references) };
}

function countFacets(cards: readonly CardContent[]): ReferencePage['facets'] {
  return {
    tags: count(cards, 'tag'),
    types: count(cards, 'type'),
    industries: count(cards, 'industry'),
    templates: count(cards, 'template'),
  };
}

function count(cards: readonly CardContent[], name: FacetName): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards)
    for (const value of facetValues(card, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, total]) => ({ value, count: total }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
