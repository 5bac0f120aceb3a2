import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import type { headerLayouts } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import type { Words } from '#contract/words/words-of';
import { safeImage } from '../shared/cards/safe-address.ts';
import { headingOf, type ShownPage } from './page-view.ts';

/** The chosen layout, unless the page lacks what it shows. A collection has no picture or figures of its own. */
export function headerLayoutOf(page: ShownPage, words: Words<'page'>): (typeof headerLayouts)[number] {
  const { headerLayout = 'left', headerImage } = page.branding;
  const fits = {
    left: true,
    centered: true,
    picture: !page.collection && safeImage(headerImage) !== undefined,
    figures: storiesInHeader(page).length > 0,
    statement: !page.collection && headingOf(page, words).length <= limits.statementLength,
  };
  return fits[headerLayout] ? headerLayout : 'left';
}

/** The stories whose first figure stands in the header. They come from the page's own cards, so nothing more is shown. */
export function storiesInHeader({ branding, collection, references }: ShownPage): CardContent[] {
  if (branding.headerLayout !== 'figures' || collection) return [];
  return references
    .filter((card) => card.figures?.length && !isLogoTile(card))
    .slice(0, limits.headerFigures);
}

/** The cards without the figures that the header shows, so that each leads with its next one. */
export function withoutHeaderFigures(page: ShownPage, cards: readonly CardContent[]): CardContent[] {
  const shown = new Set(storiesInHeader(page).map(({ id }) => id));
  return cards.map((card) => (shown.has(card.id) ? { ...card, figures: card.figures?.slice(1) } : card));
}
