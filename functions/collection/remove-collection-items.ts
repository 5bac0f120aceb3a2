import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Input } from '#contract/primitives/route';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeCollection } from './change.ts';

export async function removeCollectionItems(
  context: MemberContext,
  { id, itemIds }: Input<typeof collectionRoutes.removeCollectionItems>,
): Promise<Collection> {
  const leaving = new Set(itemIds);
  return await changeCollection(context, id, (before) => {
    const rest = before.itemIds.filter((itemId) => !leaving.has(itemId));
    return rest.length < before.itemIds.length ? { itemIds: rest } : undefined;
  });
}
