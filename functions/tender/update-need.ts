import type { tenderRoutes } from '#contract/resources/tender';
import type { Need } from '#contract/tender/need';
import type { Input } from '#contract/primitives/route';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeNeeds } from './change-needs.ts';

export async function updateNeed(
  context: MemberContext,
  { id, needId, version: seen, ...changes }: Input<typeof tenderRoutes.updateNeed>,
): Promise<Need> {
  const { organizationId, now } = context;
  let after!: Need;
  await changeNeeds(context, id, ({ needs }) => {
    const before = needs.find((one) => one.id === needId);
    if (!before) throw new AppError('NOT_FOUND');
    if (seen !== undefined && seen !== before.version)
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    after = { ...before, ...changes, version: before.version + 1, updatedAt: now.toISOString() };
    return {
      needs: needs.map((one) => (one.id === needId ? after : one)),
      steps: [put(keys.need(organizationId, id, needId), after, { version: equals(before.version) })],
    };
  });
  return after;
}
