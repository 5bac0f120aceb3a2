import { limits } from '#contract/rules/limits';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeSteps, commitTo } from './change.ts';
import { changed } from './steps.ts';
import { readCollection } from './store.ts';

/** Items leave in several transactions, so an interrupted run leaves a smaller, consistent collection. */
export async function deleteCollection(
  context: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  let left: number;
  do left = await retryRace(() => takeAway(context, id));
  while (left > 0);
  return { id };
}

/** Returns the number of items left; the last ones take the collection with them. */
async function takeAway(context: MemberContext, id: string): Promise<number> {
  const { organizationId, now } = context;
  const before = await readCollection(context, id);
  const itemIds = before.itemIds.slice(limits.collectionItemsPerCall);
  const after = itemIds.length > 0 ? changed(before, { itemIds }, now) : undefined;
  const last = [
    update(keys.organization(organizationId), { add: { collectionCount: -1 } }, { pk: exists }),
    record(context, organizationId, 'collection.delete', before),
  ];
  await commitTo(context, before, [...changeSteps(context, { before, after }), ...(after ? [] : last)]);
  return itemIds.length;
}
