import type { tenderRoutes } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { remove } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeNeeds } from './change-needs.ts';

export async function deleteNeed(
  context: MemberContext,
  { id, needId }: Input<typeof tenderRoutes.deleteNeed>,
): Promise<{ needId: string }> {
  await changeNeeds(context, id, ({ needs }) => {
    const rest = needs.filter((one) => one.id !== needId);
    if (rest.length === needs.length) throw new AppError('NOT_FOUND');
    return { needs: rest, steps: [remove(keys.need(context.organizationId, id, needId), { pk: exists })] };
  });
  return { needId };
}
