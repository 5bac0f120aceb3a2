import { ulid } from 'ulid';
import type { tenderRoutes } from '#contract/resources/tender';
import type { Need } from '#contract/tender/need';
import type { Input } from '#contract/primitives/route';
import { tenderLimits } from '#contract/tender/limits';
import { saveResponse } from '../shared/security/idempotency.ts';
import { absent } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeNeeds } from './change-needs.ts';

export async function createNeed(
  context: MemberContext,
  { id, ...input }: Input<typeof tenderRoutes.createNeed>,
): Promise<Need> {
  const { organizationId, now } = context;
  const at = now.toISOString();
  const need: Need = { ...input, id: ulid(now.getTime()), version: 1, createdAt: at, updatedAt: at };
  await changeNeeds(context, id, ({ needs }) => {
    if (needs.length >= tenderLimits.needs) throw new AppError('NEED_LIMIT');
    const key = keys.need(organizationId, id, need.id);
    return {
      needs: [...needs, need],
      steps: [...saveResponse(context, need), put(key, need, { pk: absent })],
    };
  });
  return need;
}
