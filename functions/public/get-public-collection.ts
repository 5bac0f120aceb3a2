import * as z from 'zod/mini';
import { collection as collectionRow } from '#contract/resources/collection';
import { publicCollection, type PublicCollection } from '#contract/resources/public';
import { fromRow, type Item } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { toCards, toPage, type PageOwner } from './cards.ts';
import { isWordedIn, rowsInLanguage, shownLanguage, type AskedLanguage } from './in-language.ts';
import { settingsOf } from '../organization/store.ts';
import { collectionIn, withUntranslated } from './own-texts.ts';
import { onePage, type PageRequest } from './pagination.ts';
import { hasEnded } from './ending.ts';
import { shownAt, type Setting, type Surface } from '../publication/surfaces.ts';
import { requireNotGone } from '../shared/data/tombstone.ts';

const copyRow = z.extend(z.omit(publicCollection.shape.collection, { languages: true }), {
  translations: collectionRow.shape.translations,
  organizationId: z.string(),
  itemIds: z.array(z.string()),
  version: z.number(),
});

interface CollectionRequest extends AskedLanguage {
  id: string;
  /** A collection of another organization is treated as missing. */
  organizationId?: string;
}

export const getPublicCollection = (
  context: Pick<CallContext, 'now'>,
  request: PageRequest,
): Promise<PublicCollection> => onePage(request, () => readPublicCollection(context, { id: request.id }));

/** An `embed` also shows the unlisted cards. */
export async function readPublicCollection(
  { now }: Pick<CallContext, 'now'>,
  request: CollectionRequest,
  as: Setting = 'page',
): Promise<PublicCollection & PageOwner> {
  const [copy] = await scopedTable(publicScope(request.id)).getMany([keys.publicCollection(request.id)]);
  if (request.organizationId && copy?.organizationId !== request.organizationId)
    throw new AppError('NOT_FOUND');
  const collection = fromRow(copyRow, requireNotGone(copy, now));
  const { organizationId, itemIds } = collection;

  const table = scopedTable(publicScope(organizationId));
  const [page, ...found] = await table.getMany([
    keys.publicPage(organizationId),
    ...itemIds.map((itemId) => keys.publicReference(organizationId, itemId)),
  ]);
  const owner = requireNotGone(page, now);
  if (hasEnded(owner, collection, now)) throw new AppError('GONE');
  const originals = found.filter((row) => row !== undefined);
  const shown = shownLanguage(owner, request);
  const view = {
    page: owner,
    shown,
    rows: await readWords(organizationId, { shown, usual: settingsOf(owner).language }, originals),
  };
  const cards = shownAt(surfaceOf(collection, as), rowsInLanguage(view, originals));
  const customerIds = [...new Set(cards.map(({ customerId }) => customerId as string))];
  const customers = await table.getMany(
    customerIds.map((customerId) => keys.publicCustomer(organizationId, customerId)),
  );
  const names = customers.filter((row) => row !== undefined);
  const copyOfPage = toPage(view, toCards(owner, cards, names, now));
  // The ids of its items are left out, because some are private.
  const { collection: shownTexts, untranslated } = collectionIn(view, collection);
  const languages = withUntranslated(copyOfPage.languages, untranslated);
  return {
    ...copyOfPage,
    ...(languages && { languages }),
    collection: shownTexts,
    // Both versions only increase, so their sum changes with anything that visitors see.
    version: copyOfPage.version + collection.version,
  };
}

interface Asked {
  shown: string;
  /** The language of most originals, in which a collection without translations reads nothing more. */
  usual: string;
}

/** Terms are for all cards of a page, also where none of them is translated. */
async function readWords(
  organizationId: string,
  { shown: language, usual }: Asked,
  originals: readonly Item[],
) {
  const worded = originals.filter((row) => isWordedIn(row, language));
  if (worded.length === 0 && language === usual) return [];
  const rows = await scopedTable(publicScope(organizationId, language)).getMany([
    keys.terms(organizationId, language),
    ...worded.map(({ id }) => keys.publicTranslation(organizationId, language, id as string)),
  ]);
  return rows.filter((row) => row !== undefined);
}

function surfaceOf({ visibility }: z.output<typeof copyRow>, as: Setting): Surface {
  if (as === 'embed') return 'collectionEmbed';
  return visibility === 'unlisted' ? 'unlistedCollection' : 'publicCollection';
}
