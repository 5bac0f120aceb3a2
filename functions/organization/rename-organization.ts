import type { Organization } from '#contract/resources/organization';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { update } from '../shared/data/write.ts';
import { changesFiles } from '../publication/changed-files.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readOrganization, toOrganization } from '../shared/membership/organization.ts';

export async function renameOrganization(
  context: MemberContext,
  { name }: { name: string },
): Promise<Organization> {
  const { table, organizationId, now } = context;
  await table.commit([
    update(keys.organization(organizationId), { set: { name, updatedAt: now.toISOString() } }, {}),
    update(
      keys.publicPage(organizationId),
      { set: { name, ...changesFiles(context).set }, add: { version: 1 } },
      { pk: exists },
    ),
    record(context, organizationId, 'organization.rename', { id: organizationId }),
  ]);
  return toOrganization(await readOrganization(context), context);
}
