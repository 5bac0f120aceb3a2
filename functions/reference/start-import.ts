import type { ImportJob, importRoutes } from '#contract/resources/import';
import type { Input } from '#contract/primitives/route';
import { findImport, importScope, jobOf, toImportJob, type ImportItem } from '../import/store.ts';
import { record } from '../shared/audit/record.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, put, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { announceJob, dueAfter, startJob } from '../shared/jobs/ticket.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';

/** Starting the same import again is no other one. */
export async function startImport(
  context: MemberContext,
  { id, kind, file, pages, steps, leftOut }: Input<typeof importRoutes.startImport>,
): Promise<ImportJob> {
  const { organizationId, userId, role, now, log } = context;
  const table = memberTable(organizationId, importScope(organizationId));
  const dueAt = dueAfter(now);
  const item: ImportItem = {
    id,
    kind,
    file,
    status: 'pending',
    pages,
    steps,
    settled: 0,
    made: 0,
    changed: 0,
    refused: 0,
    leftOut,
    page: 0,
    role,
    dueAt,
    createdAt: now.toISOString(),
    createdBy: userId,
  };
  const job = jobOf(organizationId, id);
  const started = await retryRace(async () => {
    const found = await findImport({ table, organizationId });
    if (found?.id === id) return found;
    if (found?.status === 'pending') throw new AppError('IMPORT_RUNNING');
    await table.commit([
      put(
        keys.importJob(organizationId),
        { ...item, ...expiresAfterDays('importDays', now) },
        found ? { id: equals(found.id), status: equals(found.status) } : { pk: absent },
      ),
      check(
        keys.importPage(organizationId, id, pages - 1),
        { createdBy: equals(userId), outcomes: absent },
        () => new AppError('NOT_FOUND'),
      ),
      announceJob(job, dueAt),
      record(context, organizationId, 'organization.import', { id }),
    ]);
    return undefined;
  });
  if (!started) await startJob(job, log);
  return toImportJob(started ?? item);
}
