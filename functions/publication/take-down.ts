import * as z from 'zod/mini';
import { findCustomer } from '../customer/store.ts';
import { findReference, referenceRow, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys, partitions, referencesOf } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { check, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { publicSteps } from './public-steps.ts';

export const withdrawalRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
  userId: z.string(),
});
export type Withdrawal = z.output<typeof withdrawalRow>;

/** Each reference comes with all of its texts, so few are read at once. */
const batchSize = 25;

/** A withdrawal ends publication, even a private one, and approval. */
export async function publishedOrApproved(
  { table, organizationId }: ActorContext,
  customerId: string,
): Promise<string[]> {
  const prefix = referencesOf(customerId);
  const rows = await table.all(partitions.organization(organizationId), { prefix });
  const ids = rows.map(({ sk }) => (sk as string).slice(prefix.length));
  const published: string[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = ids.slice(at, at + batchSize).map((id) => keys.reference(organizationId, id));
    const references = (await table.getMany(some)).map((row) => fromRow(referenceRow, row));
    published.push(
      ...references.flatMap((found) => (found && isPublishedOrApproved(found) ? [found.id] : [])),
    );
  }
  return published;
}

const isPublishedOrApproved = ({ status, approved }: ReferenceItem) =>
  status === 'Published' || approved !== undefined;

/** Returns true if it was published. Does nothing if it is down already or has another customer now. */
export async function takeDown(context: ActorContext, customerId: string, id: string): Promise<boolean> {
  return await retryRace(async () => {
    const reference = await findReference(context, id);
    if (!reference || reference.attributes.customerId !== customerId || !isPublishedOrApproved(reference))
      return false;
    await context.table.commit(await withdrawalSteps(context, reference));
    return reference.status === 'Published';
  });
}

export async function withdrawalSteps(context: ActorContext, before: ReferenceItem): Promise<Step[]> {
  if (before.status === 'Published') return await takeDownSteps(context, before);
  const key = keys.reference(context.organizationId, before.id);
  const same = { version: equals(before.version) };
  return [before.approved ? update(key, { unset: ['approved'] }, same) : check(key, same)];
}

export async function takeDownSteps(context: ActorContext, before: ReferenceItem): Promise<Step[]> {
  const { organizationId, userId, now } = context;
  const changes = {
    status: 'Draft',
    version: before.version + 1,
    updatedAt: now.toISOString(),
    updatedBy: userId,
  } as const;
  const after = { ...before, ...changes };
  return [
    update(
      keys.reference(organizationId, before.id),
      { set: changes, unset: ['approved', 'approvedPictures'] },
      { version: equals(before.version) },
    ),
    ...(await publicSteps(context, { before, after })).steps,
    record(context, organizationId, 'reference.unpublish', after),
  ];
}

export async function endWithdrawal(
  context: ActorContext,
  { customerId, entryId, pk, sk }: Withdrawal,
): Promise<void> {
  const { table, organizationId } = context;
  await retryRace(async () => {
    // A customer without references can be deleted.
    const isThere = (await findCustomer(context, customerId)) !== undefined;
    const customer = keys.customer(organizationId, customerId);
    await table.commit([
      ...(isThere ? [update(customer, { take: { withdrawals: new Set([entryId]) } }, { pk: exists })] : []),
      remove({ pk, sk }, {}),
    ]);
  });
}
