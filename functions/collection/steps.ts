import { collection, type Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export type Changes = Partial<
  Pick<
    Collection,
    'name' | 'description' | 'visibility' | 'translations' | 'letter' | 'validUntil' | 'itemIds'
  >
>;

export function changed(before: Collection, changes: Changes, now: Date): Collection {
  const after = { ...before, ...changes, version: before.version + 1, updatedAt: now.toISOString() };
  if (after.itemIds.length <= limits.collectionItems) return after;
  throw new AppError(
    'COLLECTION_LIMIT',
    `A collection can have at most ${limits.collectionItems} reference cards`,
  );
}

export interface Change {
  before?: Collection;
  after?: Collection;
}

export function rowStep(organizationId: string, { before, after }: Change): Step {
  const key = keys.collection(organizationId, (before ?? after)!.id);
  if (!before) return put(key, after!, { pk: absent });
  const unchanged = { version: equals(before.version) };
  if (!after) return remove(key, unchanged);
  const { name, description, visibility, itemIds, version, updatedAt } = after;
  return update(
    key,
    {
      set: {
        ...Object.fromEntries(removable.map((field) => [field, after[field]])),
        name,
        description,
        visibility,
        itemIds,
        version,
        updatedAt,
      },
      unset: removable.filter((field) => after[field] === undefined),
    },
    unchanged,
  );
}

const removable = ['translations', 'letter', 'validUntil'] as const;

/** Public copies keep the id, because changing fifty would exceed a transaction. An id without a card shows nothing. */
export async function leaveCollections(
  { table, organizationId, now }: MemberContext,
  reference: { id: string; collectionIds?: Set<string> },
): Promise<Step[]> {
  const ids = [...(reference.collectionIds ?? [])];
  const rows = await table.getMany(ids.map((id) => keys.collection(organizationId, id)));
  return rows.map((row) => {
    if (!row) throw new RaceLost();
    const before = fromRow(collection, row);
    const itemIds = before.itemIds.filter((itemId) => itemId !== reference.id);
    return rowStep(organizationId, { before, after: changed(before, { itemIds }, now) });
  });
}
