import type { Organization } from '#contract/organization';
import { keys } from '../data/keys.ts';
import { anyOf, organizationScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import type { UserContext } from '../tenancy/context.ts';
import { readMemberships } from '../user/store.ts';
import { toOrganization } from './store.ts';

export async function listOrganizations({
  table,
  userId,
}: UserContext): Promise<{ organizations: Organization[] }> {
  const memberships = await readMemberships(table, userId);
  const ids = memberships.map(({ organizationId }) => organizationId);
  if (ids.length === 0) return { organizations: [] };

  const rows = await scopedTable(anyOf(...ids.map(organizationScope))).getMany(ids.map(keys.organization));
  const organizations = rows.flatMap((row, index) =>
    row && row.status !== 'deleted' ? [toOrganization(row, memberships[index]!.role)] : [],
  );
  return { organizations };
}
