import * as z from 'zod/mini';
import { findCustomer } from '../customer/store.ts';
import { projectionOf } from '../reference/projection.ts';
import { findReference, referenceRow, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys, partitions, referencesOf } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { check, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** The context of a call, or of the job that acts for the withdrawing member. */
export type TakingDown = Pick<MemberContext, 'table' | 'organizationId' | 'userId' | 'now' | 'requestId'>;

/** Scheduled work for the withdrawal of all references of a customer. */
export const withdrawalRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
  userId: z.string(),
});
export type Withdrawal = z.output<typeof withdrawalRow>;

/** How many references are read at once: they come with all of their texts. */
const batchSize = 25;

/**
 * Which references of a customer a withdrawal has something to end of. Private ones too: to make one public later is to publish it;
 * and drafts that were approved.
 */
export async function standingOf(
  { table, organizationId }: TakingDown,
  customerId: string,
): Promise<string[]> {
  const prefix = referencesOf(customerId);
  const rows = await table.all(partitions.organization(organizationId), { prefix });
  const ids = rows.map(({ sk }) => (sk as string).slice(prefix.length));
  const published: string[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = ids.slice(at, at + batchSize).map((id) => keys.reference(organizationId, id));
    const references = (await table.getMany(some)).map((row) => fromRow(referenceRow, row));
    published.push(...references.flatMap((found) => (found && stands(found) ? [found.id] : [])));
  }
  return published;
}

const stands = ({ status, approved }: ReferenceItem) => status === 'Published' || approved !== undefined;

/** Takes one down, unless that has happened, or it is of another customer by now. What was approved of it is not any more. */
export async function takeDown(context: TakingDown, customerId: string, id: string): Promise<boolean> {
  return await retryRace(async () => {
    const reference = await findReference(context, id);
    if (!reference || reference.attributes.customerId !== customerId || !stands(reference)) return false;
    await context.table.commit(await withdrawalSteps(context, reference));
    return reference.status === 'Published';
  });
}

/** Returns the steps by which a withdrawal affects one reference. */
export async function withdrawalSteps(context: TakingDown, before: ReferenceItem): Promise<Step[]> {
  if (before.status === 'Published') return await takeDownSteps(context, before);
  const key = keys.reference(context.organizationId, before.id);
  const same = { version: equals(before.version) };
  return [before.approved ? update(key, { unset: ['approved'] }, same) : check(key, same)];
}

/** The same that unpublishing it does. */
export async function takeDownSteps(context: TakingDown, before: ReferenceItem): Promise<Step[]> {
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
    ...(await projectionOf(context, { before, after })).steps,
    record(context, organizationId, 'reference.unpublish', after),
  ];
}

/** Completes a withdrawal, after which publishing is possible again. */
export async function endWithdrawal(
  context: TakingDown,
  { customerId, entryId, pk, sk }: Withdrawal,
): Promise<void> {
  const { table, organizationId } = context;
  await retryRace(async () => {
    // Without references a customer can be deleted.
    const isThere = (await findCustomer(context, customerId)) !== undefined;
    const customer = keys.customer(organizationId, customerId);
    await table.commit([
      ...(isThere ? [update(customer, { take: { withdrawals: new Set([entryId]) } }, { pk: exists })] : []),
      remove({ pk, sk }, {}),
    ]);
  });
}
