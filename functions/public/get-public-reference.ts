import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { toCards, toOwner, type PageOwner } from './cards.ts';
import { shownAt, visibilityOf, type Setting } from '../publication/surfaces.ts';
import {
  isWordedIn,
  offers,
  originalLanguageOf,
  rowsInLanguage,
  withTerms,
  wordingsOfStory,
} from './in-language.ts';
import { requireNotGone } from '../shared/data/tombstone.ts';

/** An unlisted card is shown to anyone with its address and hidden from search engines. */
export type PublicReference = PageOwner & {
  card: CardContent;
  visibility: 'public' | 'unlisted';
  /** The names of the story in its addresses, by language. */
  wordings?: ReturnType<typeof wordingsOfStory> | undefined;
};

interface Request {
  organizationId: string;
  referenceId: string;
  /** The card is in the words of its original if it lacks the language, or the organization does not offer it. */
  preferred?: string | undefined;
}

export async function getPublicReference(
  { now }: Pick<CallContext, 'now'>,
  { organizationId, referenceId, preferred }: Request,
  setting: Setting = 'page',
): Promise<PublicReference> {
  const table = scopedTable(publicScope(organizationId, preferred));
  const [pageRow, cardRow, words, terms] = await table.getMany([
    keys.publicPage(organizationId),
    keys.publicReference(organizationId, referenceId),
    ...(preferred
      ? [
          keys.publicTranslation(organizationId, preferred, referenceId),
          keys.terms(organizationId, preferred),
        ]
      : []),
  ]);
  const page = requireNotGone(pageRow, now);
  const row = requireNotGone(cardRow, now);
  const [customer] = await table.getMany([keys.publicCustomer(organizationId, row.customerId as string)]);
  const original = originalLanguageOf(row, page);
  const isShown = preferred !== undefined && offers(page, preferred) && isWordedIn(row, preferred);
  const shown = isShown ? preferred : original;
  const view = { page, shown, rows: [words, terms].filter((one) => one !== undefined) };
  const rows = shownAt('ownPage', rowsInLanguage(view, [row]), setting);
  const [card] = toCards(page, rows, customer ? [customer] : [], now);
  // A logo tile tells no story.
  if (!card || isLogoTile(card)) throw new AppError('NOT_FOUND');
  const owner = toOwner(view);
  return {
    ...owner,
    card: withTerms(card, owner.terms),
    visibility: visibilityOf(row),
    ...(owner.languages && { wordings: wordingsOfStory(row, page) }),
  };
}
