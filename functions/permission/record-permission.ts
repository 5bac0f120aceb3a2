import { ulid } from 'ulid';
import type { Contact } from '#contract/resources/customer';
import type { PermissionEntry, permissionRoutes } from '#contract/resources/permission';
import type { Input } from '#contract/primitives/route';
import { texts } from '#contract/primitives/text';
import { evidenceSteps } from '../asset/steps.ts';
import { readContact, readCustomerRow } from '../customer/store.ts';
import { readReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { chained } from './rules.ts';
import { appendSteps } from './steps.ts';

export async function recordPermission(
  context: MemberContext,
  { contactId, ...given }: Input<typeof permissionRoutes.recordPermission>,
): Promise<PermissionEntry> {
  const { organizationId, userId, now } = context;
  const table = memberTable(organizationId, scheduledScope('permission', organizationId));
  const { customerId, referenceId } = given;
  return await retryRace(async () => {
    const [customer, contact, reference] = await Promise.all([
      readCustomerRow(context, customerId),
      contactId === undefined ? undefined : readContact(context, customerId, contactId),
      referenceId === undefined ? undefined : readReference(context, referenceId),
    ]);
    if (reference && reference.attributes.customerId !== customerId) throw otherCustomer();
    const entry = chained(
      {
        ...given,
        id: ulid(now.getTime()),
        kind: 'granted',
        person: contact && asPerson(contact),
        enteredBy: userId,
        at: now.toISOString(),
      },
      customer,
    );
    await table.commit([
      ...saveResponse(context, entry),
      ...appendSteps(organizationId, entry, customer),
      ...evidenceSteps(organizationId, entry),
      record(context, organizationId, 'permission.record', entry),
    ]);
    return entry;
  });
}

const asPerson = ({ id, name, email, jobTitle }: Contact) => ({ id, name, email, jobTitle });

const otherCustomer = () =>
  new AppError('VALIDATION_FAILED', texts.referenceIdInvalid, {
    fields: { referenceId: texts.referenceIdInvalid },
  });
