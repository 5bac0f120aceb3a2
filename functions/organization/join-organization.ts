import type { Organization } from '#contract/resources/organization';
import { record } from '../shared/audit/record.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { inviteeScope, userScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { endInvitation, invitationRow, inviteeRow, type Invitee } from '../team/store.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { profileOf } from '../shared/membership/profile.ts';
import { countMembership, addMembership, memberAlready } from '../shared/membership/membership.ts';
import { organizationRow, toOrganization } from '../shared/membership/organization.ts';

/** An organization's id is public, so only a pending invitation to the caller's verified address admits them, once. */
export async function joinOrganization(
  context: UserContext,
  { organizationId }: { organizationId: string },
): Promise<Organization> {
  const { userId, now } = context;
  const profile = profileOf(context);
  const address = emailHash(profile.email);
  const table = memberTable(organizationId, userScope(userId), inviteeScope(address));
  return await retryRace(async () => {
    const [organizationItem, member, invitee, pending] = await table.getMany([
      keys.organization(organizationId),
      keys.member(organizationId, userId),
      keys.invitee(address, organizationId),
      keys.invitation(organizationId, address),
    ]);
    const organization = fromRow(organizationRow, organizationItem);
    if (organization?.status !== 'active') throw new AppError('NOT_FOUND');
    const invitation = fromRow(invitationRow, pending);
    if (!invitation || invitation.validUntil <= now.toISOString())
      throw whyNot(fromRow(inviteeRow, invitee), member);

    const membership = { organizationId, userId, role: invitation.role };
    await table.commit([
      ...endInvitation(organizationId, invitation, 'accepted', now),
      ...addMembership(membership, profile, now),
      countMembership(membership),
      record(context, organizationId, 'member.join', { id: userId }),
    ]);
    return toOrganization(organization, membership);
  });
}

/** Only the invited address learns the state of its invitation; others must not learn that the organization exists. */
function whyNot(invitee: Invitee | undefined, member: Item | undefined): AppError {
  if (!invitee) return new AppError('NOT_FOUND');
  if (invitee.status === 'revoked') return new AppError('INVITATION_REVOKED');
  if (invitee.status === 'pending') return new AppError('INVITATION_EXPIRED');
  return member ? memberAlready() : new AppError('INVITATION_USED');
}
