import type { Collection } from '#contract/resources/collection';
import * as fixed from '#words/fixed';
import { publicCollectionSteps } from '../publication/public-collection.ts';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { requireUnlistedLetter } from './letter.ts';
import { changed, rowStep, type Change, type Changes } from './steps.ts';
import { readCollection } from './store.ts';

/** Starts over after a lost race. Without changes nothing is written. */
export async function changeCollection(
  context: MemberContext,
  id: string,
  decide: (before: Collection) => Changes | undefined,
  also: readonly Step[] = [],
): Promise<Collection> {
  return await retryRace(async () => {
    const before = await readCollection(context, id);
    const changes = decide(before);
    if (!changes) return before;
    const after = changed(before, changes, context.now);
    await commitTo(context, after, [
      ...changeSteps(context, { before, after }),
      ...also,
      record(context, context.organizationId, 'collection.update', after),
    ]);
    return after;
  });
}

/** Public copies have keys without an organization, so the caller must have read or be creating the collection. */
export async function commitTo(
  { organizationId }: MemberContext,
  { id }: Pick<Collection, 'id'>,
  steps: readonly Step[],
): Promise<void> {
  await memberTable(organizationId, publicScope(id)).commit(steps);
}

/** A collection and its references always name each other, so both change in one transaction. */
export function changeSteps(context: Pick<MemberContext, 'organizationId' | 'now'>, change: Change): Step[] {
  const { organizationId } = context;
  const { before, after } = change;
  const { id } = (before ?? after)!;
  if (after) requireUnlistedLetter(after);
  const collectionIds = new Set([id]);
  const had = new Set(before?.itemIds);
  const has = new Set(after?.itemIds);
  const joined = [...has].filter((itemId) => !had.has(itemId));
  const left = [...had].filter((itemId) => !has.has(itemId));
  return [
    rowStep(organizationId, change),
    ...publicCollectionSteps(context, change),
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

// A reference of another organization gets the same error as a missing one.
const unknownReference = (itemId: string) =>
  new AppError('VALIDATION_FAILED', fixed.referenceIdInvalid, {
    fields: { itemIds: `${fixed.referenceIdInvalid}: ${itemId}` },
  });
