import type { referenceRoutes } from '#contract/resources/reference';
import type { Input, Output } from '#contract/primitives/route';
import { changeSteps } from '../publication/change-steps.ts';
import { isShown } from '../publication/surfaces.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, put, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { mailScope } from '../shared/data/scope.ts';
import { requireLanguage } from './language.ts';
import { changedReference, requireComplete, requireOwnWords, requireTransition } from './rules.ts';
import { readCustomerOf, readReference, toReference, type ReferenceItem } from './store.ts';

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
    await requireLanguage(context, before, input.language);
    const changed = { ...changedReference(before, input, now), updatedBy: userId };
    requireTransition(before.status, changed.status);
    requireComplete(changed);
    const customer = await readCustomerOf(context, changed);
    requireOwnWords(changed, customer.name);
    const { after, parts, steps } = await changeSteps(context, {
      before,
      changed,
      customer,
      reason: input.overrideReason,
    });
    await table.commit([...steps, ...customerSteps(organizationId, before, after, customer.name)]);
    return { ...toReference(after), ...parts };
  });
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
