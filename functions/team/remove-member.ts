import { record } from '../shared/audit/record.ts';
import { membershipScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { endMembership, oneOrganizationLess } from '../shared/membership/membership.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readMember, requireManaged } from './store.ts';

export async function removeMember(
  context: MemberContext,
  { userId }: { userId: string },
): Promise<{ userId: string }> {
  const { organizationId } = context;
  const action = userId === context.userId ? 'member.leave' : 'member.remove';
  const table = memberTable(organizationId, membershipScope(organizationId, userId));
  return await retryRace(async () => {
    const member = await readMember(context, userId);
    requireManaged(context, member.role);
    await table.commit([
      ...endMembership(member),
      oneOrganizationLess(userId),
      record(context, organizationId, action, { id: userId }),
    ]);
    return { userId };
  });
}
