import type { PublicCollection } from '#contract/public';
import { keys } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { publicScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';
import type { CallContext } from '../tenancy/context.ts';
import { toCards, toPage, type PageOwner } from './cards.ts';

/** What a collection that is not private says of itself to visitors. */
interface PublicCopy {
  organizationId: string;
  id: string;
  name: string;
  description?: string;
  visibility: 'public' | 'unlisted';
  itemIds: string[];
  version: number;
}

const found = (items: (Item | undefined)[]) => items.filter((item) => item !== undefined);

/** By keys: the collection's copy leads to the organisation, whose public partition has the cards, and these their customers. */
export async function getPublicCollection(
  _context: CallContext,
  { id }: { id: string },
): Promise<PublicCollection & PageOwner> {
  const key = keys.publicCollection(id);
  const [copy] = await scopedTable(publicScope(id)).getMany([key]);
  if (!copy) throw new AppError('NOT_FOUND');
  const collection = copy as unknown as PublicCopy;
  const { organizationId, itemIds } = collection;

  const table = scopedTable(publicScope(organizationId));
  const [page, ...rows] = await table.getMany([
    keys.publicPage(organizationId),
    ...itemIds.map((itemId) => keys.publicReference(organizationId, itemId)),
  ]);
  if (!page) throw new AppError('NOT_FOUND');
  // What is not public has no card here.
  const cards = found(rows);
  const customerIds = [...new Set(cards.map(({ customerId }) => customerId as string))];
  const customers = await table.getMany(
    customerIds.map((customerId) => keys.publicCustomer(organizationId, customerId)),
  );
  const shown = toPage(page, toCards(organizationId, cards, found(customers)));
  // Both count up, so their sum grows with whatever a visitor sees.
  return { ...shown, collection, version: shown.version + collection.version };
}
