import { ulid } from 'ulid';
import type { Contact, customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { absent, absentOr, below, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { saveResponse } from '../shared/security/idempotency.ts';

export async function createContact(
  context: MemberContext,
  { id: customerId, ...given }: Input<typeof customerRoutes.createContact>,
): Promise<Contact> {
  const { table, organizationId, now } = context;
  const contact: Contact = {
    ...given,
    id: ulid(now.getTime()),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  await table.commit([
    ...saveResponse(context, contact),
    update(
      keys.customer(organizationId, customerId),
      { add: { contactCount: 1 } },
      { pk: exists, contactCount: absentOr(below(limits.contacts)) },
      (current) => new AppError(current ? 'CONTACT_LIMIT' : 'NOT_FOUND'),
    ),
    put(keys.customerContact(organizationId, customerId, contact.id), contact, { pk: absent }),
    record(context, organizationId, 'contact.create', contact),
  ]);
  return contact;
}
