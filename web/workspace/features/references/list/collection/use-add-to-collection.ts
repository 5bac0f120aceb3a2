import { collectionRoutes, type Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { batches } from '../../../../lib/lists/batches.ts';
import { recordKeys } from '../../../../lib/organization/records.ts';

export interface NewCollection {
  name: string;
  visibility: Collection['visibility'];
}

export class PartlyAdded extends Error {
  readonly added: number;

  constructor(added: number, cause: unknown) {
    super('Some were not added', { cause });
    this.added = added;
  }
}

export function useAddToCollection() {
  const { call, client, organizationId } = useActionContext();
  const key = recordKeys.collections(organizationId);
  const keep = (collection: Collection) =>
    client.setQueryData<Collection[]>(key, (all) =>
      all?.some(({ id }) => id === collection.id)
        ? all.map((other) => (other.id === collection.id ? collection : other))
        : [collection, ...(all ?? [])],
    );

  const addBatches = async (into: Collection, all: readonly string[][], before = 0): Promise<Collection> => {
    let collection = into;
    let added = before;
    for (const itemIds of all) {
      try {
        collection = await call(collectionRoutes.addCollectionItems, { id: into.id, itemIds });
      } catch (error) {
        throw added > 0 ? new PartlyAdded(added, error) : error;
      }
      added += itemIds.length;
      keep(collection);
    }
    return collection;
  };
  const settled = async (work: Promise<Collection>) => {
    try {
      return await work;
    } finally {
      void client.invalidateQueries({ queryKey: key });
      // References contain the ids of their collections.
      void client.invalidateQueries({ queryKey: recordKeys.references(organizationId) });
    }
  };
  return {
    add: (collection: Collection, ids: readonly string[]) =>
      settled(addBatches(collection, inCalls(missingFrom(collection, ids)))),
    /** Calls `made` as soon as the collection exists, so that a retry does not create another one. */
    create: (wanted: NewCollection, ids: readonly string[], made: (collection: Collection) => void) => {
      const [first = [], ...rest] = inCalls(ids);
      const work = async () => {
        const collection = await call(collectionRoutes.createCollection, { ...wanted, itemIds: first });
        keep(collection);
        made(collection);
        return addBatches(collection, rest, first.length);
      };
      return settled(work());
    },
  };
}

const inCalls = (ids: readonly string[]) => batches(ids, limits.collectionItemsPerCall);

export function missingFrom(collection: Collection, ids: readonly string[]): string[] {
  const inIt = new Set(collection.itemIds);
  return ids.filter((id) => !inIt.has(id));
}

export function hasRoomFor(collection: Collection, ids: readonly string[]): boolean {
  return collection.itemIds.length + missingFrom(collection, ids).length <= limits.collectionItems;
}
