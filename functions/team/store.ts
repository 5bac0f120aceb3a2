import * as z from 'zod/mini';
import { invitation as shown, type Invitation, type TeamUser } from '#contract/resources/team';
import { mayManage, roles, type Role } from '#contract/rules/roles';
import { languageCodes } from '#contract/words/languages';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { put, remove, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rolesGiven, rolesOf } from '../shared/membership/profile.ts';

export const memberRow = z.object({
  organizationId: z.string(),
  userId: z.string(),
  ...rolesGiven,
  name: z.string(),
  email: z.string(),
  /** Mails to the member are in this language, as the profile says. */
  language: z.optional(z.enum(languageCodes)),
  joinedAt: z.string(),
});
export type Member = z.output<typeof memberRow>;

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

/** The limit of members bounds the query. */
export async function readMembers({ table, organizationId }: Tenant): Promise<Member[]> {
  const items = await table.all(partitions.organization(organizationId), { prefix: prefixes.member });
  return items.map((item) => fromRow(memberRow, item));
}

export async function readMember({ table, organizationId }: Tenant, userId: string): Promise<Member> {
  const member = fromRow(memberRow, await table.get(keys.member(organizationId, userId)));
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

export function toUser(member: Member): TeamUser {
  const { userId, email, name } = member;
  return { userId, email, name, roles: rolesOf(member) };
}

/** Nobody grants or touches a role above their own. */
export function requireManaged(context: Pick<MemberContext, 'role'>, ...others: Role[]): void {
  if (!others.every((other) => mayManage(context.role, other))) throw new AppError('FORBIDDEN');
}

export const invitationRow = z.object({
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string(),
  /** The name differs from `expiresAt`, at which the table deletes a row. */
  validUntil: z.string(),
  delivery: shown.shape.delivery,
});
export type PendingInvitation = z.output<typeof invitationRow>;

export const inviteeRow = z.object({
  organizationId: z.string(),
  role: z.enum(roles),
  validUntil: z.string(),
  status: z.enum(['pending', 'accepted', 'revoked']),
});
export type Invitee = z.output<typeof inviteeRow>;

const ttlFrom = (at: Date) => expiresAfterDays('endedInvitationDays', at);

export async function findInvitation(
  { table, organizationId }: Tenant,
  email: string,
): Promise<PendingInvitation | undefined> {
  return fromRow(invitationRow, await table.get(keys.invitation(organizationId, emailHash(email))));
}

export function writeInvitation(
  organizationId: string,
  invitation: PendingInvitation,
  replaced?: PendingInvitation,
): Step[] {
  const key = keys.invitation(organizationId, emailHash(invitation.email));
  const ttl = ttlFrom(new Date(invitation.validUntil));
  return [
    put(key, { ...invitation, ...ttl }, replaced ? unchanged(replaced) : { pk: absent }),
    mirror(organizationId, invitation, 'pending', ttl),
  ];
}

/** The condition lets only one call use the invitation up. */
export function endInvitation(
  organizationId: string,
  invitation: PendingInvitation,
  status: 'accepted' | 'revoked',
  now: Date,
): Step[] {
  return [
    remove(keys.invitation(organizationId, emailHash(invitation.email)), unchanged(invitation)),
    mirror(organizationId, invitation, status, ttlFrom(now)),
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
  ttl: ReturnType<typeof ttlFrom>,
): Step {
  const invitee: Invitee = { organizationId, role, validUntil, status };
  return put(keys.invitee(emailHash(email), organizationId), { ...invitee, ...ttl });
}

export function toInvitation(row: PendingInvitation, invitedBy: string): Invitation {
  const { email, role, validUntil, delivery } = row;
  return { email, role, expiresAt: validUntil, invitedBy, delivery };
}
