import { highestRole, type Role } from '#contract/rules/roles';
import type { TeamUser } from '#contract/resources/team';
import { record } from '../shared/audit/record.ts';
import { membershipScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { changeMembership } from '../shared/membership/membership.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { rolesOf } from '../shared/membership/profile.ts';
import { readMember, requireManaged, toUser } from './store.ts';

export async function changeRoles(
  context: MemberContext,
  { userId, roles }: { userId: string; roles: Role[] },
): Promise<TeamUser> {
  const { organizationId } = context;
  const role = highestRole(roles);
  const table = memberTable(organizationId, membershipScope(organizationId, userId));
  return await retryRace(async () => {
    const member = await readMember(context, userId);
    requireManaged(context, member.role, role);
    if (String(rolesOf(member)) !== String(roles)) {
      await table.commit([
        ...changeMembership(member, roles),
        record(context, organizationId, 'member.role', { id: userId }),
      ]);
    }
    return toUser({ ...member, role, roles });
  });
}
