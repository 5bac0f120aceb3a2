import type { tenderRoutes } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import { recall, type Recall } from '#contract/tender/dispatch';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function updateRecall(
  context: MemberContext,
  { id, tenderId, version: seen, state, note }: Input<typeof tenderRoutes.updateRecall>,
): Promise<Recall> {
  const { table, organizationId, userId, now } = context;
  const key = keys.recall(organizationId, tenderId, id);
  return await retryRace(async () => {
    const before = fromRow(recall, await table.get(key));
    if (!before) throw new AppError('NOT_FOUND');
    if (seen !== undefined && seen !== before.version)
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    const set = {
      state,
      note: note ?? before.note,
      version: before.version + 1,
      updatedAt: now.toISOString(),
      updatedBy: userId,
    };
    await table.commit([
      update(key, { set }, { version: equals(before.version) }),
      record(context, organizationId, 'tender.recall', { id: tenderId, version: set.version }),
    ]);
    return { ...before, ...set };
  });
}
