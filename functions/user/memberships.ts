import { keys } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { everyMembershipScope, userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { organizationRow, type OrganizationItem } from '../shared/membership/organization.ts';
import { readMemberships, type MembershipRow } from '../shared/membership/profile.ts';

export interface OwnMembership extends MembershipRow {
  organization: OrganizationItem | undefined;
  /** The member row decides the role; the user's own row is only a mirror. */
  member: Item | undefined;
}

export async function readOwnMemberships(userId: string): Promise<OwnMembership[]> {
  const memberships = await readMemberships(scopedTable(userScope(userId)), userId);
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ organizationId }) => organizationId);
  const table = scopedTable(everyMembershipScope(userId, ids));
  const [organizations, members] = await Promise.all([
    table.getMany(ids.map(keys.organization)),
    table.getMany(ids.map((id) => keys.member(id, userId))),
  ]);
  return memberships.map((membership, index) => ({
    ...membership,
    role: (members[index]?.role as MembershipRow['role'] | undefined) ?? membership.role,
    organization: fromRow(organizationRow, organizations[index]),
    member: members[index],
  }));
}
