import { record } from '../shared/audit/record.ts';
import { emailHash } from '../shared/data/hash.ts';
import { inviteeScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { endInvitation, findInvitation, requireManaged } from './store.ts';

export async function revokeInvitation(
  context: MemberContext,
  { email }: { email: string },
): Promise<{ email: string }> {
  const { organizationId, now } = context;
  const table = memberTable(organizationId, inviteeScope(emailHash(email)));
  return await retryRace(async () => {
    const invitation = await findInvitation(context, email);
    if (!invitation) throw new AppError('NOT_FOUND');
    requireManaged(context, invitation.role);
    await table.commit([
      ...endInvitation(organizationId, invitation, 'revoked', now),
      record(context, organizationId, 'member.revoke', { id: emailHash(email) }),
    ]);
    return { email };
  });
}
