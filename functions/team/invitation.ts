import type { Role } from '#contract/permission';
import type { Invitation } from '#contract/team';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { put, remove, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** The organisation's row of an invitation, while it waits for an answer. */
export interface PendingInvitation {
  email: string;
  role: Role;
  invitedBy: string;
  /** ISO time. Not `expiresAt`, the moment from which the table may forget the row. */
  validUntil: string;
  delivery: Invitation['delivery'];
}

/** The same as the invited address sees it, with how it ended. */
export interface Invitee {
  organizationId: string;
  role: Role;
  validUntil: string;
  status: 'pending' | 'accepted' | 'revoked';
}

/** So long an invitation that has ended is still known: to explain, to be sent again, to be revoked. */
const keptFrom = (at: Date) => expiresAfterDays(30, at);

export async function findInvitation(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  email: string,
): Promise<PendingInvitation | undefined> {
  const item = await table.get(keys.invitation(organizationId, emailHash(email)));
  return item as PendingInvitation | undefined;
}

/** Writes an invitation in place of the one that was read, if any. */
export function writeInvitation(
  organizationId: string,
  invitation: PendingInvitation,
  replaced?: PendingInvitation,
): Step[] {
  const key = keys.invitation(organizationId, emailHash(invitation.email));
  const kept = keptFrom(new Date(invitation.validUntil));
  return [
    put(key, { ...invitation, ...kept }, replaced ? unchanged(replaced) : { pk: absent }),
    mirror(organizationId, invitation, 'pending', kept),
  ];
}

/** Uses up the invitation that was read: nobody else can. */
export function endInvitation(
  organizationId: string,
  invitation: PendingInvitation,
  status: 'accepted' | 'revoked',
  now: Date,
): Step[] {
  return [
    remove(keys.invitation(organizationId, emailHash(invitation.email)), unchanged(invitation)),
    mirror(organizationId, invitation, status, keptFrom(now)),
  ];
}

const unchanged = ({ role, validUntil }: PendingInvitation): Condition => ({
  role: equals(role),
  validUntil: equals(validUntil),
});

function mirror(
  organizationId: string,
  { email, role, validUntil }: PendingInvitation,
  status: Invitee['status'],
  kept: ReturnType<typeof keptFrom>,
): Step {
  const invitee: Invitee = { organizationId, role, validUntil, status };
  return put(keys.invitee(emailHash(email), organizationId), { ...invitee, ...kept });
}

/** `invitedBy`: the inviter's name as it is now. */
export function toInvitation(row: PendingInvitation, invitedBy: string): Invitation {
  const { email, role, validUntil, delivery } = row;
  return { email, role, expiresAt: validUntil, invitedBy, delivery };
}
