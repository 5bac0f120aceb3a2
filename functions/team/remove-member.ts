import { record } from '../audit/record.ts';
import { seatScope } from '../data/scope.ts';
import { retryRace } from '../data/write.ts';
import { giveUpSeat, oneOrganizationLess } from '../shared/membership/seat.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { memberTable } from '../tenancy/member-table.ts';
import { readMember, requireManaged } from './store.ts';

/** Removing oneself is leaving. */
export async function removeMember(
  context: MemberContext,
  { userId }: { userId: string },
): Promise<{ userId: string }> {
  const { organizationId } = context;
  const action = userId === context.userId ? 'member.leave' : 'member.remove';
  const table = memberTable(organizationId, seatScope(organizationId, userId));
  return await retryRace(async () => {
    const member = await readMember(context, userId);
    requireManaged(context, member.role);
    await table.commit([
      ...giveUpSeat(member),
      oneOrganizationLess(userId),
      record(context, organizationId, action, { id: userId }),
    ]);
    return { userId };
  });
}
