import type { Document } from '#contract/resources/document';
import { documentScope, jobOf, keyOf, readDocument, toDocument } from '../document/store.ts';
import { endPageSteps } from '../publication/document-rows.ts';
import { record } from '../shared/audit/record.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { announceJob, dueAfter, endJob, startJob } from '../shared/jobs/ticket.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { documentsPerDay, made, unchanged } from '../document/steps.ts';

/** A worker that is at it loses its lease, and what it makes is thrown away. */
export async function makeDocumentAgain(context: MemberContext, { id }: { id: string }): Promise<Document> {
  const { organizationId, now } = context;
  const ref = { organizationId, id };
  const again = await retryRace(async () => {
    const found = await readDocument(context.table, ref);
    const dueAt = dueAfter(now);
    const announced = found.dueAt === dueAt ? [] : [announceJob(jobOf(ref), dueAt)];
    await memberTable(organizationId, documentScope(organizationId, found.proof)).commit([
      documentsPerDay(context),
      update(
        keyOf(ref),
        { set: { status: 'pending', dueAt, ...expiresAfterDays('documentDays', now) }, unset: made },
        unchanged(found),
      ),
      ...(found.dueAt && found.dueAt !== dueAt ? [endJob(jobOf(ref), found.dueAt)] : []),
      ...announced,
      ...endPageSteps(found, now),
      record(context, organizationId, 'document.again', { id }),
    ]);
    const gone = Object.fromEntries(made.map((name) => [name, undefined]));
    return toDocument({ ...found, ...gone, status: 'pending' });
  });
  await startJob(jobOf(ref), context.log);
  return again;
}
