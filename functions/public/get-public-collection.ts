import * as z from 'zod/mini';
import { publicCollection, type PublicCollection } from '#contract/resources/public';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { toCards, toPage, type PageOwner } from './cards.ts';
import { onePage, type PageRequest } from './pagination.ts';
import { shownAt, type Setting, type Surface } from '../publication/surfaces.ts';
import { requireNotGone } from '../shared/data/tombstone.ts';

const copyRow = z.extend(publicCollection.shape.collection, {
  organizationId: z.string(),
  itemIds: z.array(z.string()),
  version: z.number(),
});

interface CollectionRequest {
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
  const [page, ...rows] = await table.getMany([
    keys.publicPage(organizationId),
    ...itemIds.map((itemId) => keys.publicReference(organizationId, itemId)),
  ]);
  const owner = requireNotGone(page, now);
  const cards = shownAt(surfaceOf(collection, as), rows);
  const customerIds = [...new Set(cards.map(({ customerId }) => customerId as string))];
  const customers = await table.getMany(
    customerIds.map((customerId) => keys.publicCustomer(organizationId, customerId)),
  );
  const names = customers.filter((row) => row !== undefined);
  const shown = toPage(owner, toCards(owner, cards, names, now));
  const { id, name, description, visibility } = collection;
  return {
    ...shown,
    // The ids of its items are left out, because some are private.
    collection: { id, name, visibility, ...(description !== undefined && { description }) },
    // Both versions only increase, so their sum changes with anything that visitors see.
    version: shown.version + collection.version,
  };
}

function surfaceOf({ visibility }: z.output<typeof copyRow>, as: Setting): Surface {
  if (as === 'embed') return 'collectionEmbed';
  return visibility === 'unlisted' ? 'unlistedCollection' : 'publicCollection';
}
