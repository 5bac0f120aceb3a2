import type { AuditAction } from '#contract/rules/audit';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Input, Output } from '#contract/primitives/route';
import { isShown } from '../publication/surfaces.ts';
import { record } from '../shared/audit/record.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, put, recordChanged, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { mailScope } from '../shared/data/scope.ts';
import { publicSteps } from '../publication/public-steps.ts';
import { changedReference, requireComplete, requireOwnWords, requireTransition } from './rules.ts';
import { overrideOf } from './override.ts';
import { sameSlug, withSlug } from './slug.ts';
import { readCustomerOf, readReference, referenceRow, toReference, type ReferenceItem } from './store.ts';

export async function updateReference(
  context: MemberContext,
  input: Input<typeof referenceRoutes.updateReference>,
): Promise<Output<typeof referenceRoutes.updateReference>> {
  const { organizationId, userId, now } = context;
  const table = memberTable(organizationId, mailScope);
  return await retryRace(async () => {
    const before = await readReference(context, input.id);
    if (input.version !== undefined && input.version !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: toReference(before) });
    }
    const changed = { ...changedReference(before, input, now), updatedBy: userId };
    requireTransition(before.status, changed.status);
    requireComplete(changed);
    const customer = await readCustomerOf(context, changed);
    requireOwnWords(changed, customer.name);
    const { reference: after, steps } = await withSlug(context, changed, customer);
    const projection = await publicSteps(context, { before, after, customer });
    const { approvedPictures, usedWords, parts } = projection;
    const { override, steps: overrideSteps } = await overrideOf(context, {
      reference: after,
      customerName: customer.name,
      notAllowed: parts.notAllowed,
      reason: input.overrideReason,
    });
    await table.commit([
      update(
        keys.reference(organizationId, after.id),
        {
          set: { ...changeOf(after), approvedPictures, usedWords, override },
          unset: [
            ...(before.approvedPictures && !approvedPictures ? ['approvedPictures'] : []),
            ...(before.override && !override ? ['override'] : []),
          ],
          ...(!before.slug && after.slug && { add: { slugs: new Set([after.slug]) } }),
        },
        { version: equals(before.version), slug: sameSlug(before) },
        recordChanged((row) => toReference(fromRow(referenceRow, row))),
      ),
      ...steps,
      ...customerSteps(organizationId, before, after, customer.name),
      ...projection.steps,
      ...overrideSteps,
      record(context, organizationId, actionOf(before, after), after),
    ]);
    return { ...toReference({ ...after, override }), ...parts };
  });
}

/** Collections and other routes write the remaining attributes. */
function changeOf({
  id: _id,
  createdAt: _createdAt,
  createdBy: _createdBy,
  collectionIds: _collections,
  slugs: _slugs,
  ...change
}: ReferenceItem) {
  return change;
}

function customerSteps(
  organizationId: string,
  before: ReferenceItem,
  after: ReferenceItem,
  name: string,
): Step[] {
  const from = before.attributes.customerId;
  const to = after.attributes.customerId;
  // A public card shows the customer's name, so the name is part of the condition.
  const condition = { name: equals(name) };
  const customer = keys.customer(organizationId, to);
  if (from === to) return isShown(after) ? [check(customer, condition)] : [];
  return [
    update(keys.customer(organizationId, from), { add: { referenceCount: -1 } }, { pk: exists }),
    update(customer, { add: { referenceCount: 1 } }, condition),
    remove(keys.customerReference(organizationId, from, after.id), {}),
    put(keys.customerReference(organizationId, to, after.id), {}),
  ];
}

function actionOf(before: ReferenceItem, after: ReferenceItem): AuditAction {
  if (before.status === after.status) return 'reference.update';
  if (after.status === 'Published') return 'reference.publish';
  if (after.status === 'Archived') return 'reference.archive';
  return before.status === 'Published' ? 'reference.unpublish' : 'reference.update';
}
