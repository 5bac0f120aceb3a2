import type { Organization } from '#contract/organization';
import { record } from '../audit/record.ts';
import { equals, exists } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { update } from '../data/write.ts';
import { AppError } from '../http/failure.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { toOrganization } from './store.ts';

export async function renameOrganization(
  context: MemberContext,
  { name }: { name: string },
): Promise<Organization> {
  const { table, organizationId, role, now } = context;
  const notFound = () => new AppError('NOT_FOUND');
  await table.commit([
    update(
      keys.organization(organizationId),
      { set: { name, updatedAt: now.toISOString() } },
      { status: equals('active') },
      notFound,
    ),
    update(keys.publicPage(organizationId), { set: { name }, add: { version: 1 } }, { pk: exists }, notFound),
    record(context, organizationId, 'organization.rename', { id: organizationId }),
  ]);
  const renamed = await table.get(keys.organization(organizationId));
  if (!renamed) throw notFound();
  return toOrganization(renamed, role);
}
