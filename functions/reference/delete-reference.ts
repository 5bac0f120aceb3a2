import type { referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import { leaveCollections } from '../collection/steps.ts';
import { deletionStep } from '../customer/steps.ts';
import { requireInNoTender } from '../tender/steps.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { publicSteps } from '../publication/public-steps.ts';
import { releaseSlugs } from '../publication/slug.ts';
import { externalIdKey, readReference, sameTranslations, toReference } from './store.ts';

export async function deleteReference(
  context: MemberContext,
  { id, version }: Input<typeof referenceRoutes.deleteReference>,
): Promise<{ id: string }> {
  const { organizationId } = context;
  const table = memberTable(organizationId, scheduledScope('approval', organizationId));
  const oneLess = { add: { referenceCount: -1 } };
  return await retryRace(async () => {
    const before = await readReference(context, id);
    if (version !== undefined && version !== before.version)
      throw new AppError('VERSION_CONFLICT', undefined, { current: toReference(before) });
    await requireInNoTender(context, before);
    const { customerId } = before.attributes;
    // If a collection or a tender adds the reference now, the deletion decides again.
    const same = (ids: Set<string> | undefined) => (ids ? equals(ids) : absent);
    await table.commit([
      remove(keys.reference(organizationId, id), {
        version: equals(before.version),
        collectionIds: same(before.collectionIds),
        tenderIds: same(before.tenderIds),
        slugs: same(before.slugs),
        translations: sameTranslations(before),
      }),
      ...Object.keys(before.translations ?? {}).map((language) =>
        remove(keys.translation(organizationId, id, language), {}),
      ),
      remove(keys.facts(organizationId, id), {}),
      update(keys.organization(organizationId), oneLess, { pk: exists }),
      update(keys.customer(organizationId, customerId), oneLess, { pk: exists }),
      ...(await leaveCollections(context, before)),
      remove(keys.customerReference(organizationId, customerId, id), {}),
      ...(before.externalId ? [remove(externalIdKey(organizationId, before.externalId), {})] : []),
      ...releaseSlugs(organizationId, before, context.now),
      ...(await publicSteps(context, { before })).steps,
      deletionStep({ organizationId, customerId, referenceId: id }, context.now),
      record(context, organizationId, 'reference.delete', before),
    ]);
    return { id };
  });
}
