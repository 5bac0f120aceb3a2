import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Input } from '#contract/primitives/route';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeCollection } from './change.ts';

/** An order made from an outdated list is refused with the current collection. */
export async function orderCollectionItems(
  context: MemberContext,
  { id, version: seen, itemIds }: Input<typeof collectionRoutes.orderCollectionItems>,
): Promise<Collection> {
  const sent = itemIds.toSorted();
  return await changeCollection(context, id, (before) => {
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    const sameItems =
      sent.length === before.itemIds.length &&
      before.itemIds.toSorted().every((itemId, index) => itemId === sent[index]);
    if (sameItems) return { itemIds };
    throw new AppError('VERSION_CONFLICT', 'The order must name each item of the collection exactly once', {
      current: before,
    });
  });
}
