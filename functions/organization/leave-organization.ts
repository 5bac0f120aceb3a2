import { record } from '../shared/audit/record.ts';
import { userScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { roleOf } from '../shared/membership/authorize.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { endMembership, oneOrganizationLess } from '../shared/membership/membership.ts';

export async function leaveOrganization(
  context: UserContext,
  { organizationId }: { organizationId: string },
): Promise<{ organizationId: string }> {
  const { userId } = context;
  return await retryRace(async () => {
    const role = await roleOf(userId, organizationId);
    await memberTable(organizationId, userScope(userId)).commit([
      ...endMembership({ organizationId, userId, role }),
      oneOrganizationLess(userId),
      record(context, organizationId, 'member.leave', { id: userId }),
    ]);
    return { organizationId };
  });
}
