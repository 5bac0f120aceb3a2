import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Input } from '#contract/primitives/route';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeCollection } from './change.ts';

export async function addCollectionItems(
  context: MemberContext,
  { id, itemIds }: Input<typeof collectionRoutes.addCollectionItems>,
): Promise<Collection> {
  return await changeCollection(context, id, (before) => {
    const all = [...new Set([...before.itemIds, ...itemIds])];
    return all.length > before.itemIds.length ? { itemIds: all } : undefined;
  });
}
