import type { Organization } from '#contract/resources/organization';
import { fromRow } from '../shared/data/read.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys, partitions } from '../shared/data/keys.ts';
import { anyOf, inviteeScope, organizationScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { inviteeRow } from '../team/store.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { readMemberships, type MembershipRow } from '../shared/membership/profile.ts';
import { organizationRow, toOrganization } from '../shared/membership/organization.ts';

const shownInvitations = 50;

export async function listOrganizations(context: UserContext): Promise<{ organizations: Organization[] }> {
  const [memberships, invitations] = await Promise.all([
    readMemberships(context.table, context.userId),
    readInvitations(context),
  ]);
  const joined = new Set(memberships.map(({ organizationId }) => organizationId));
  const listed = [...memberships, ...invitations.filter(({ organizationId }) => !joined.has(organizationId))];
  const ids = listed.map(({ organizationId }) => organizationId);
  if (ids.length === 0) return { organizations: [] };

  const rows = await scopedTable(anyOf(...ids.map(organizationScope))).getMany(ids.map(keys.organization));
  const organizations = rows.flatMap((row, index) => {
    const membership = listed[index]!;
    const member = joined.has(membership.organizationId);
    const shown = member ? row && row.status !== 'deleted' : row?.status === 'active';
    return shown ? [toOrganization(fromRow(organizationRow, row!), membership, member)] : [];
  });
  return { organizations };
}

/** Ended invitations expire, so there are never many. */
async function readInvitations({ profile, now }: UserContext): Promise<MembershipRow[]> {
  if (!profile) return [];
  const address = emailHash(profile.email as string);
  const items = await scopedTable(inviteeScope(address)).all(partitions.invitee(address));
  return items
    .map((item) => fromRow(inviteeRow, item))
    .filter(({ status, validUntil }) => status === 'pending' && validUntil > now.toISOString())
    .toSorted((a, b) => b.validUntil.localeCompare(a.validUntil))
    .slice(0, shownInvitations);
}
