import { record } from '../audit/record.ts';
import { emailHash } from '../data/hash.ts';
import { inviteeScope } from '../data/scope.ts';
import { retryRace } from '../data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { memberTable } from '../tenancy/member-table.ts';
import { endInvitation, findInvitation } from './invitation.ts';
import { requireManaged } from './store.ts';

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
