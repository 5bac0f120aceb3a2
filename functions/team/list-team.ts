import { limits } from '#contract/limits';
import type { teamRoutes } from '#contract/team';
import type { Output } from '#contract/route';
import { partitions, prefixes } from '../data/keys.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { toInvitation, type PendingInvitation } from './invitation.ts';
import { readMembers, toUser } from './store.ts';

/** Members in the order in which they joined; of more invitations than a page nobody keeps track. */
export async function listTeam(context: MemberContext): Promise<Output<typeof teamRoutes.listTeam>> {
  const { table, organizationId } = context;
  const page = { limit: limits.pageSize };
  const [members, invitations] = await Promise.all([
    readMembers(context),
    table.page(partitions.organization(organizationId), prefixes.invitation, page),
  ]);
  return {
    users: members.toSorted((a, b) => a.joinedAt.localeCompare(b.joinedAt)).map(toUser),
    invitations: (invitations.items as unknown as PendingInvitation[]).map(toInvitation),
  };
}
