import { collection, type Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import { texts } from '#contract/primitives/text';
import { absent, absentOr, equals, exists } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import { changesFiles } from '../shared/files/changed-files.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export type Changes = Partial<Pick<Collection, 'name' | 'description' | 'visibility' | 'itemIds'>>;

export function changed(before: Collection, changes: Changes, now: Date): Collection {
  const after = { ...before, ...changes, version: before.version + 1, updatedAt: now.toISOString() };
  if (after.itemIds.length <= limits.collectionItems) return after;
  throw new AppError(
    'COLLECTION_LIMIT',
    `A collection can have at most ${limits.collectionItems} reference cards`,
  );
}

interface Change {
  before?: Collection;
  after?: Collection;
}

/**
 * The steps that write a collection: its row, its public copy, and itself into each reference that joins, out of each that
 * leaves. So a collection and its references name each other at every moment.
 */
export function changeSteps(
  { organizationId, now }: Pick<MemberContext, 'organizationId' | 'now'>,
  change: Change,
): Step[] {
  const { before, after } = change;
  const { id } = (before ?? after)!;
  const collectionIds = new Set([id]);
  const had = new Set(before?.itemIds);
  const has = new Set(after?.itemIds);
  const joined = [...has].filter((itemId) => !had.has(itemId));
  const left = [...had].filter((itemId) => !has.has(itemId));
  return [
    rowStep(organizationId, change),
    ...publicSteps(organizationId, change, now),
    ...joined.map((itemId) =>
      update(keys.reference(organizationId, itemId), { add: { collectionIds } }, { pk: exists }, () =>
        unknownReference(itemId),
      ),
    ),
    ...left.map((itemId) =>
      update(keys.reference(organizationId, itemId), { take: { collectionIds } }, { pk: exists }),
    ),
  ];
}

function rowStep(organizationId: string, { before, after }: Change): Step {
  const key = keys.collection(organizationId, (before ?? after)!.id);
  if (!before) return put(key, after!, { pk: absent });
  const unchanged = { version: equals(before.version) };
  if (!after) return remove(key, unchanged);
  const { name, description, visibility, itemIds, version, updatedAt } = after;
  return update(key, { set: { name, description, visibility, itemIds, version, updatedAt } }, unchanged);
}

/**
 * Updates the public copy under the collection's own id. A private or deleted collection leaves a tombstone.
 * Public collections also appear in the organization's sitemap.
 */
function publicSteps(organizationId: string, { before, after }: Change, now: Date): Step[] {
  const collectionId = (before ?? after)!.id;
  const key = keys.publicCollection(collectionId);
  const ours = { organizationId: absentOr(equals(organizationId)) };
  const listed = keys.listedCollection(organizationId, collectionId);
  const steps: Step[] = [];
  if (after && after.visibility !== 'private') {
    const { id, name, description, visibility, itemIds, version } = after;
    steps.push(put(key, { organizationId, id, name, description, visibility, itemIds, version }, ours));
  } else if (before && before.visibility !== 'private') {
    steps.push(put(key, { organizationId, ...tombstone(now) }, ours));
  }
  // The page's version triggers an invalidation of the edge.
  if (steps.length > 0)
    steps.push(
      update(
        keys.publicPage(organizationId),
        { add: { version: 1 }, ...changesFiles({ organizationId, now }) },
        { pk: exists },
      ),
    );
  const [wasListed, isListed] = [before, after].map((one) => one?.visibility === 'public');
  if (isListed && !wasListed) steps.push(put(listed, {}));
  if (wasListed && !isListed) steps.push(remove(listed, {}));
  return steps;
}

// A reference of another organization gets the same error as a missing one.
const unknownReference = (itemId: string) =>
  new AppError('VALIDATION_FAILED', texts.referenceIdInvalid, {
    fields: { itemIds: `${texts.referenceIdInvalid}: ${itemId}` },
  });

/**
 * The steps by which a reference that is being deleted leaves its collections. Their public copies keep the id until their next
 * change: two steps for each of fifty would not fit a transaction, and an id without a card shows nothing.
 */
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
