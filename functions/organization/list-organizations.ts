import type { Organization } from '#contract/organization';
import type { Role } from '#contract/permission';
import { keys, prefixes } from '../data/keys.ts';
import { anyOf, organizationScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { scopes } from '../data/table.ts';
import type { UserContext } from '../tenancy/context.ts';
import { toOrganization } from './store.ts';

export async function listOrganizations({
  table,
  userId,
}: UserContext): Promise<{ organizations: Organization[] }> {
  const memberships = await table.all(scopes.user + userId, { prefix: prefixes.membership });
  const ids = memberships.map((membership) => membership.organizationId as string);
  if (ids.length === 0) return { organizations: [] };

  const rows = await scopedTable(anyOf(...ids.map(organizationScope))).getMany(ids.map(keys.organization));
  const organizations = rows.flatMap((row, index) =>
    row && row.status !== 'deleted' ? [toOrganization(row, memberships[index]!.role as Role)] : [],
  );
  return { organizations };
}
