import { ulid } from 'ulid';
import type { OrganizationExport } from '#contract/resources/export';
import { serverLimits } from '#contract/rules/server-limits';
import { exportScope, findExport, jobOf, mailsToOwners, toExport, type ExportItem } from '../export/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { mailScope } from '../shared/data/scope.ts';
import { put, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { announceJob, dueAfter, startJob } from '../shared/jobs/ticket.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';

export async function makeExport(context: MemberContext): Promise<OrganizationExport> {
  const { organizationId, userId, now, log } = context;
  const table = memberTable(organizationId, exportScope(organizationId), mailScope);
  const dueAt = dueAfter(now);
  const item: ExportItem = {
    id: ulid(now.getTime()),
    status: 'pending',
    volumes: [],
    dueAt,
    createdAt: now.toISOString(),
    createdBy: userId,
  };
  const job = jobOf(organizationId, item.id);
  const mails = await mailsToOwners(context, { event: 'asked', askedBy: userId });
  await retryRace(async () => {
    const found = await findExport(table, organizationId);
    if (found?.status === 'pending') throw new AppError('EXPORT_RUNNING');
    await table.commit([
      rateLimit(
        {
          of: ['export-all', organizationId],
          limit: serverLimits.wholeExportsPerDay,
          windowSeconds: 24 * 60 * 60,
          message: `An organization can be exported ${serverLimits.wholeExportsPerDay} times a day. Please try again tomorrow.`,
        },
        now,
      ),
      put(
        keys.export(organizationId),
        { ...item },
        found ? { id: equals(found.id), status: equals(found.status) } : { pk: absent },
      ),
      announceJob(job, dueAt),
      record(context, organizationId, 'organization.export', { id: item.id }),
      ...mails,
    ]);
  });
  await startJob(job, log);
  return toExport(item);
}
