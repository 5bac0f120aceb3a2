import type { importRoutes } from '#contract/resources/import';
import type { Input } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';

/** A page that was sent twice is the same page. One that is written, or somebody else's, stays as it is. */
export async function putImportPage(
  { table, organizationId, userId, now }: MemberContext,
  { id, page, steps }: Input<typeof importRoutes.putImportPage>,
): Promise<Record<string, never>> {
  await table.commit([
    rateLimit(
      {
        of: ['import-page', organizationId],
        limit: serverLimits.importPagesPerDay,
        windowSeconds: 24 * 60 * 60,
        message: 'The organization has brought in very much today. Please try again tomorrow.',
      },
      now,
    ),
    put(
      keys.importPage(organizationId, id, Number(page)),
      { steps, createdBy: userId, ...expiresAfterDays('uploadDays', now) },
      { outcomes: absent, createdBy: absentOr(equals(userId)) },
      () => new AppError('IMPORT_RUNNING'),
    ),
  ]);
  return {};
}
