import type { Facts } from '#contract/reference/fact-schemas';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { factsSteps } from './steps.ts';
import { readFacts, readReference } from './store.ts';

/** Facts are a row of their own, so nothing that is shown or published has to be read or written for them. */
export async function saveFacts(
  context: MemberContext,
  { id, version, values, checked, importId }: Input<typeof referenceRoutes.saveFacts>,
): Promise<Facts> {
  const { organizationId, userId, table } = context;
  const at = context.now.toISOString();
  return await retryRace(async () => {
    const [reference, before] = await Promise.all([readReference(context, id), readFacts(context, id)]);
    if (version !== before.version) throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    const after: Facts = {
      ...before,
      values,
      lastImport: importId === undefined ? undefined : { importId, before: before.values },
      version: version + 1,
      ...(checked && { checkedAt: at, checkedBy: userId }),
      updatedAt: at,
      updatedBy: userId,
    };
    const { customerId } = reference.attributes;
    await table.commit([
      check(keys.reference(organizationId, id), { pk: exists }, () => new AppError('NOT_FOUND')),
      ...factsSteps(organizationId, { after, customerId, path: 'values' }),
      record(context, organizationId, 'reference.facts', { id, version: after.version }),
    ]);
    return after;
  });
}
