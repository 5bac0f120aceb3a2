import { limits } from '#contract/rules/limits';
import type { teamRoutes } from '#contract/resources/team';
import type { Output } from '#contract/primitives/route';
import * as fixed from '#words/fixed';
import { fromRow } from '../shared/data/read.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { invitationRow, readMembers, toInvitation, toUser } from './store.ts';

export async function listTeam(context: MemberContext): Promise<Output<typeof teamRoutes.listTeam>> {
  const { table, organizationId } = context;
  const page = { limit: limits.pageSize };
  const [members, invitations] = await Promise.all([
    readMembers(context),
    table.page(partitions.organization(organizationId), prefixes.invitation, page),
  ]);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const pending = invitations.items.map((item) => fromRow(invitationRow, item));
  return {
    users: members.toSorted((a, b) => a.joinedAt.localeCompare(b.joinedAt)).map(toUser),
    invitations: pending.map((row) => toInvitation(row, names.get(row.invitedBy) ?? fixed.formerMember)),
  };
}
