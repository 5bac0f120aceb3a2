import { assetUseSteps, customerPictures } from '../asset/steps.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, remove, retryRace } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { deletionStep } from './steps.ts';
import { customerRow, readContacts, readCustomerRow } from './store.ts';

export async function deleteCustomer(
  context: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  const { organizationId, now } = context;
  const table = memberTable(organizationId, scheduledScope('approval', organizationId));
  return await retryRace(async () => {
    const before = await readCustomerRow(context, id);
    const { version, contactCount, approvalCount, ledgerLength, ledgerHash } = before;
    const contacts = contactCount ? await readContacts(context, id) : [];
    await table.commit([
      remove(
        keys.customer(organizationId, id),
        {
          referenceCount: equals(0),
          version: equals(version),
          contactCount: asRead(contactCount),
          approvalCount: asRead(approvalCount),
          ledgerHash: asRead(ledgerHash),
        },
        refusalFor,
      ),
      ...contacts.map((contact) =>
        remove(keys.customerContact(organizationId, id, contact.id), { pk: exists }),
      ),
      // The ledger outlives the customer, and its end still proves that it is complete.
      ...(ledgerHash ? [put(keys.ledgerEnd(organizationId, id), { ledgerLength, ledgerHash })] : []),
      ...(approvalCount ? [deletionStep({ organizationId, customerId: id }, now)] : []),
      ...assetUseSteps(organizationId, `customer:${id}`, customerPictures(before), {}),
      record(context, organizationId, 'customer.delete', { id }),
    ]);
    return { id };
  });
}

const asRead = (value: unknown) => (value === undefined ? absent : equals(value));

function refusalFor(current: Item | undefined): AppError {
  if (!current) return new AppError('NOT_FOUND');
  const { referenceCount } = fromRow(customerRow, current);
  if (referenceCount === 0) return new RaceLost();
  const [references, them] =
    referenceCount === 1 ? ['1 reference', 'it'] : [`${referenceCount} references`, 'them'];
  return new AppError(
    'CUSTOMER_IN_USE',
    `This customer has ${references}. Delete ${them} or move ${them} to another customer first.`,
  );
}
