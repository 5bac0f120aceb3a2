import { facts, type Facts } from '#contract/reference/fact-schemas';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import * as words from '#words/facts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, put, recordChanged, retryRace, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readFacts, readReference, type ReferenceItem } from './store.ts';

/** Facts are a row of their own, so nothing that is shown or published has to be read or written for them. */
export async function saveFacts(
  context: MemberContext,
  { id, version, values, checked }: Input<typeof referenceRoutes.saveFacts>,
): Promise<Facts> {
  const { organizationId, userId, table } = context;
  const at = context.now.toISOString();
  return await retryRace(async () => {
    const [reference, before] = await Promise.all([readReference(context, id), readFacts(context, id)]);
    if (version !== before.version) throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    const after: Facts = {
      ...before,
      values,
      version: version + 1,
      ...(checked && { checkedAt: at, checkedBy: userId }),
      updatedAt: at,
      updatedBy: userId,
    };
    await table.commit([
      check(keys.reference(organizationId, id), { pk: exists }, () => new AppError('NOT_FOUND')),
      ...contactSteps(organizationId, reference, values.clientContact),
      put(
        keys.facts(organizationId, id),
        after,
        version === 0 ? { pk: absent } : { version: equals(version) },
        recordChanged((row) => fromRow(facts, row)),
      ),
      record(context, organizationId, 'reference.facts', { id, version: after.version }),
    ]);
    return after;
  });
}

/** Buyers may call the contact, so it is one of the customer's. */
function contactSteps(
  organizationId: string,
  { attributes: { customerId } }: ReferenceItem,
  contactId: string | undefined,
): Step[] {
  if (!contactId) return [];
  const key = keys.customerContact(organizationId, customerId, contactId);
  const unknown = () =>
    new AppError('VALIDATION_FAILED', words.contactUnknown, {
      fields: { 'values.clientContact': words.contactUnknown },
    });
  return [check(key, { pk: exists }, unknown)];
}
