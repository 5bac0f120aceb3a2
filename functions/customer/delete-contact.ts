import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { remove, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { deletionStep } from './steps.ts';

export async function deleteContact(
  context: MemberContext,
  { id: customerId, contactId }: { id: string; contactId: string },
): Promise<{ contactId: string }> {
  const { organizationId, now } = context;
  const table = memberTable(organizationId, scheduledScope('approval', organizationId));
  const missing = () => new AppError('NOT_FOUND');
  await table.commit([
    remove(keys.customerContact(organizationId, customerId, contactId), { pk: exists }, missing),
    update(keys.customer(organizationId, customerId), { add: { contactCount: -1 } }, { pk: exists }, missing),
    deletionStep({ organizationId, customerId, contactId }, now),
    record(context, organizationId, 'contact.delete', { id: contactId }),
  ]);
  return { contactId };
}
