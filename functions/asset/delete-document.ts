import { documentScope, jobOf, keyOf, readDocument } from '../document/store.ts';
import { record } from '../shared/audit/record.ts';
import { remove, retryRace } from '../shared/data/write.ts';
import { removeObjects } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import { endJob } from '../shared/jobs/ticket.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { unchanged } from '../document/steps.ts';

/** A worker that is at it finds no row to end, and removes what it has made. */
export async function deleteDocument(
  context: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  const { organizationId, log } = context;
  const ref = { organizationId, id };
  const table = memberTable(organizationId, documentScope(organizationId));
  return await retryRace(async () => {
    const found = await readDocument(table, ref);
    await table.commit([
      remove(keyOf(ref), unchanged(found)),
      ...(found.dueAt ? [endJob(jobOf(ref), found.dueAt)] : []),
      record(context, organizationId, 'document.delete', { id }),
    ]);
    // The bucket removes what is left after 30 days.
    await removeObjects(objects.document(organizationId, id)).catch(() =>
      log('FILE_LEFT_TO_EXPIRY', { ...ref }),
    );
    return { id };
  });
}
