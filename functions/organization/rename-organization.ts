import type { Organization } from '#contract/organization';
import { record } from '../audit/record.ts';
import { exists } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { update } from '../data/write.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { readOrganization, toOrganization } from '../shared/membership/organization.ts';

export async function renameOrganization(
  context: MemberContext,
  { name }: { name: string },
): Promise<Organization> {
  const { table, organizationId, role, now } = context;
  await table.commit([
    update(keys.organization(organizationId), { set: { name, updatedAt: now.toISOString() } }, {}),
    update(keys.publicPage(organizationId), { set: { name }, add: { version: 1 } }, { pk: exists }),
    record(context, organizationId, 'organization.rename', { id: organizationId }),
  ]);
  return toOrganization(await readOrganization(context), role);
}
