import { documentScope, jobOf, keyOf, readDocument } from '../document/store.ts';
import { endPageSteps } from '../publication/document-rows.ts';
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
  const { organizationId, log, now } = context;
  const ref = { organizationId, id };
  return await retryRace(async () => {
    const found = await readDocument(context.table, ref);
    await memberTable(organizationId, documentScope(organizationId, found.proof)).commit([
      remove(keyOf(ref), unchanged(found)),
      ...(found.dueAt ? [endJob(jobOf(ref), found.dueAt)] : []),
      ...endPageSteps(found, now),
      record(context, organizationId, 'document.delete', { id }),
    ]);
    // The bucket removes what is left after 30 days.
    await removeObjects(objects.document(organizationId, id)).catch(() =>
      log('FILE_LEFT_TO_EXPIRY', { ...ref }),
    );
    return { id };
  });
}
