import { retention } from '#contract/rules/retention';
import { record } from '../shared/audit/record.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, retryRace, update } from '../shared/data/write.ts';
import { daysAfter } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { closingSteps, memberTable } from '../shared/membership/member-table.ts';
import { releaseMemberships } from './release-organization.ts';
import { readOrganization } from '../shared/membership/organization.ts';

/** One commit hides the organization and schedules its release; releasing it right away notifies the owners early. */
export async function deleteOrganization(
  context: MemberContext,
  { confirmation }: { confirmation?: string | undefined },
): Promise<{ organizationId: string }> {
  const { organizationId, userId, now, log } = context;
  const table = memberTable(
    organizationId,
    scheduledScope('release', organizationId),
    scheduledScope('purge', organizationId),
  );
  await retryRace(async () => {
    const { name, smokeTest } = await readOrganization(context);
    const purgeAt = daysAfter(now, smokeTest ? 0 : retention.purgeDays);
    const scheduledPurge = keys.scheduled('purge', purgeAt, organizationId);
    const page = await context.table.get(keys.publicPage(organizationId));
    if (confirmation !== undefined && confirmation !== `DELETE ${name}`) throw notConfirmed();
    const deletion = { status: 'deleted', deletedAt: now.toISOString(), deletedBy: userId };
    await table.commit([
      update(keys.organization(organizationId), { set: deletion }, { name: equals(name) }),
      ...closingSteps(organizationId),
      // The edge must drop the pages under every slug, so the tombstone keeps them.
      put(
        keys.publicPage(organizationId),
        { ...tombstone(now), slug: page?.slug, slugs: page?.slugs, smokeTest },
        {
          version: page?.version === undefined ? absent : equals(page.version),
        },
      ),
      // Without `changed`, a restore makes the job compare all files.
      ...(page ? [put(keys.savedPage(organizationId), { ...page, changed: undefined })] : []),
      put(keys.scheduled('release', now, organizationId), { organizationId }),
      put(scheduledPurge, { organizationId }),
      record(context, organizationId, 'organization.delete', { id: organizationId }),
    ]);
  });
  await releaseMemberships(organizationId, now).catch((error: unknown) => {
    log('MEMBERSHIPS_NOT_RELEASED', { organizationId, cause: String(error) });
  });
  return { organizationId };
}

function notConfirmed(): AppError {
  const message = 'Must be exactly DELETE followed by the name of the organization';
  return new AppError('VALIDATION_FAILED', `confirmation: ${message}`, { fields: { confirmation: message } });
}
