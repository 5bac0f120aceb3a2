import { endLinks } from '../approval/steps.ts';
import { readApprovals } from '../approval/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readContact } from './store.ts';

/** The contact's links open nothing from the moment of the deletion; what they answered before still counts. */
export async function deleteContact(
  context: MemberContext,
  { id: customerId, contactId }: { id: string; contactId: string },
): Promise<{ contactId: string }> {
  const { organizationId, now } = context;
  return await retryRace(async () => {
    const { asks } = await readContact(context, customerId, contactId);
    const requests = await readApprovals(context, customerId);
    const own = requests.filter(({ contact }) => contact.id === contactId);
    const { table, steps } = await endLinks(organizationId, own, now);
    await table.commit([
      // A request that began meanwhile is one more in this list.
      remove(keys.customerContact(organizationId, customerId, contactId), {
        pk: exists,
        asks: asks === undefined ? absent : equals(asks),
      }),
      update(keys.customer(organizationId, customerId), { add: { contactCount: -1 } }, { pk: exists }),
      ...steps,
      record(context, organizationId, 'contact.delete', { id: contactId }),
    ]);
    return { contactId };
  });
}
