import type { Contact, customerRoutes } from '#contract/resources/customer';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readContact } from './store.ts';

export async function updateContact(
  context: MemberContext,
  { id: customerId, contactId, ...changes }: Input<typeof customerRoutes.updateContact>,
): Promise<Contact> {
  const { table, organizationId, now } = context;
  const before = await readContact(context, customerId, contactId);
  const set = { ...changes, updatedAt: now.toISOString() };
  await table.commit([
    update(
      keys.customerContact(organizationId, customerId, contactId),
      { set },
      { pk: exists },
      () => new AppError('NOT_FOUND'),
    ),
    record(context, organizationId, 'contact.update', { id: contactId }),
  ]);
  return { ...before, ...set };
}
