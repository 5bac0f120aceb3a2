import { collection, type Collection } from '#contract/resources/collection';
import { record } from '../shared/audit/record.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { retryRace, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { changed, changeSteps, type Changes } from './change.ts';

export async function readCollection(
  { table, organizationId }: MemberContext,
  id: string,
): Promise<Collection> {
  const item = await table.get(keys.collection(organizationId, id));
  if (!item) throw new AppError('NOT_FOUND');
  return fromRow(collection, item);
}

/** Reads a collection, decides and writes, again if somebody else was faster. Without changes nothing is written. */
export async function changeCollection(
  context: MemberContext,
  id: string,
  decide: (before: Collection) => Changes | undefined,
): Promise<Collection> {
  const { organizationId, now } = context;
  return await retryRace(async () => {
    const before = await readCollection(context, id);
    const changes = decide(before);
    if (!changes) return before;
    const after = changed(before, changes, now);
    await commitTo(context, after, [
      ...changeSteps(context, { before, after }),
      record(context, organizationId, 'collection.update', after),
    ]);
    return after;
  });
}

/**
 * Commits what changes one collection. The key of its public copy does not name the organization, so it is no part of what a
 * member may touch: only who has just read the collection in the own partition, or is making it, gets to write that copy.
 */
export async function commitTo(
  { organizationId }: MemberContext,
  { id }: Pick<Collection, 'id'>,
  steps: readonly Step[],
): Promise<void> {
  await memberTable(organizationId, publicScope(id)).commit(steps);
}
