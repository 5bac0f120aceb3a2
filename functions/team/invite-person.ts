import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import type { Input } from '#contract/primitives/route';
import type { Invitation, teamRoutes } from '#contract/resources/team';
import { record } from '../shared/audit/record.ts';
import { emailHash } from '../shared/data/hash.ts';
import { inviteeScope, mailScope } from '../shared/data/scope.ts';
import { retryRace } from '../shared/data/write.ts';
import { solvedCaptcha } from '../shared/security/captcha.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { mailRateLimits } from '../shared/security/rate-limit.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { readOrganization } from '../shared/membership/organization.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import {
  findInvitation,
  readMembers,
  requireManaged,
  toInvitation,
  writeInvitation,
  type PendingInvitation,
} from './store.ts';

const daySeconds = 24 * 60 * 60;

export async function invitePerson(
  context: MemberContext,
  { email, captchaToken, role }: Input<typeof teamRoutes.invitePerson>,
): Promise<Invitation> {
  const { organizationId, userId, now } = context;
  requireManaged(context, role);
  const captcha = await solvedCaptcha(captchaToken, 'invite', now);
  const table = memberTable(organizationId, inviteeScope(emailHash(email)), mailScope);
  return await retryRace(async () => {
    // The invitation is read before the members, so that accepting it meanwhile fails the commit.
    const pending = await findInvitation(context, email);
    if (pending) requireManaged(context, pending.role);
    const [{ name: organizationName }, { name: inviterName, language }] = await Promise.all([
      readOrganization(context),
      inviterOf(context, email),
    ]);
    const validUntil = new Date(now.getTime() + limits.invitationDays * daySeconds * 1000).toISOString();
    const invitation: PendingInvitation = {
      email,
      role,
      invitedBy: userId,
      validUntil,
      delivery: 'sending',
    };
    const response = toInvitation(invitation, inviterName);
    await table.commit([
      ...saveResponse(context, response),
      captcha,
      ...mailRateLimits(context, {
        kind: 'invite',
        email,
        perHour: {
          limit: limits.invitationsPerHour,
          message: `You can send ${limits.invitationsPerHour} invitations an hour. Please try again later.`,
        },
        perAddressAndDay: {
          limit: serverLimits.invitationsPerAddressAndDay,
          message: 'This address has been invited several times today. Please try again tomorrow.',
        },
      }),
      ...writeInvitation(organizationId, invitation, pending),
      mailStep(
        {
          kind: 'invitation',
          to: email,
          language,
          organizationId,
          organizationName,
          inviterName,
          role,
          validUntil,
        },
        now,
      ),
      record(context, organizationId, 'member.invite', { id: emailHash(email) }),
    ]);
    return response;
  });
}

async function inviterOf(context: MemberContext, email: string) {
  const members = await readMembers(context);
  if (members.some((member) => member.email === email)) throw new AppError('ALREADY_MEMBER');
  if (members.length >= limits.members) throw new AppError('MEMBER_LIMIT');
  const inviter = members.find(({ userId }) => userId === context.userId);
  if (!inviter) throw new AppError('NOT_FOUND');
  return inviter;
}
