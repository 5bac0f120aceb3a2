import type { Collection } from '#contract/collection';
import { limits } from '#contract/limits';

/** Those that are not in the collection yet, in their order. */
export function missingFrom(collection: Collection, ids: readonly string[]): string[] {
  const inIt = new Set(collection.itemIds);
  return ids.filter((id) => !inIt.has(id));
}

export function hasRoomFor(collection: Collection, ids: readonly string[]): boolean {
  return collection.itemIds.length + missingFrom(collection, ids).length <= limits.collectionItems;
}

/** In lots of as many as one call takes. */
export function inCalls(ids: readonly string[], size: number = limits.collectionItemsPerCall): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
