import { record } from '../shared/audit/record.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, everyMembershipScope, mailScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { update } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { readOwnMemberships } from './memberships.ts';
import type { ProfileItem } from '../shared/membership/profile.ts';

/** `email` must be verified, because invitations are bound to it. A mail to both addresses reveals a takeover. */
export async function followAddress(
  profile: ProfileItem,
  email: string,
  at: { now: Date; requestId: string },
): Promise<void> {
  const { userId, email: former, organizationCount, language } = profile;
  const memberships = await readOwnMemberships(userId);
  const ids = memberships.map(({ organizationId }) => organizationId);
  const change = { set: { email, updatedAt: at.now.toISOString() } };
  const mail = { kind: 'security', language, at: at.now.toISOString() } as const;
  await scopedTable(anyOf(everyMembershipScope(userId, ids), mailScope)).commit([
    // The count covers the list of memberships. The next sign-in tries again.
    update(keys.profile(userId), change, {
      email: equals(former),
      organizationCount: equals(organizationCount),
    }),
    ...memberships.flatMap(({ organizationId, organization, member }) => [
      ...(member ? [update(keys.member(organizationId, userId), change, { pk: exists })] : []),
      ...(organization?.email === former
        ? [update(keys.organization(organizationId), change, { email: equals(former) })]
        : []),
    ]),
    record({ ...at, userId }, userId, 'profile.update', { id: userId }),
    mailStep({ ...mail, to: former, event: 'address-from' }, at.now),
    mailStep({ ...mail, to: email, event: 'address-to' }, at.now),
  ]);
}
