import { keys, partitions, prefixes, type Key } from './keys.ts';
import { answersPartition, scopes, type ScheduledJob } from './table.ts';

/** Which keys a call may touch. Every read and write of a scoped table is held against it. */
export type Scope = (key: Key) => boolean;

/** A member at work: the organization, its public projection, its statistics and its audit trail. */
export const organizationScope = (organizationId: string): Scope => {
  const own = new Set([
    partitions.organization(organizationId),
    partitions.public(organizationId),
    partitions.statistics(organizationId),
  ]);
  const audit = partitions.audit(organizationId);
  return ({ pk }) => own.has(pk) || pk.startsWith(audit);
};

/** A signed-in person: the own partition, the own audit trail, and the own membership in any organization. */
export const userScope = (userId: string): Scope => {
  const audit = partitions.audit(userId);
  return ({ pk, sk }) =>
    pk === partitions.user(userId) ||
    pk.startsWith(audit) ||
    (pk.startsWith(scopes.organization) && sk === prefixes.member + userId);
};

/** Somebody's membership in an organization from their side: the membership, and the profile that counts it. */
export const membershipScope = (organizationId: string, userId: string): Scope => {
  const own = new Set([keys.membership(userId, organizationId).sk, keys.profile(userId).sk]);
  return ({ pk, sk }) => pk === partitions.user(userId) && own.has(sk);
};

/** A person and every organization that they have a membership in. */
export const everyMembershipScope = (userId: string, organizationIds: readonly string[]): Scope =>
  anyOf(userScope(userId), ...organizationIds.map(organizationScope));

/** Items of a call instead of a tenant. Their keys are hashes that include the caller. */
export const securityScope: Scope = ({ pk }) =>
  [scopes.idempotency, scopes.captcha, scopes.rate].some((scope) => pk.startsWith(scope));

/** An invited address. */
export const inviteeScope =
  (emailHash: string): Scope =>
  ({ pk }) =>
    pk === partitions.invitee(emailHash);

/** Items under a mail address: invitations from both sides, and the newsletter. */
export const addressScope = (emailHash: string): Scope => {
  const own = new Set([partitions.invitee(emailHash), keys.subscriber(emailHash).pk]);
  return ({ pk, sk }) =>
    own.has(pk) || (pk.startsWith(scopes.organization) && sk === prefixes.invitation + emailHash);
};

/** The items that a contact's link may touch: the request and the queue of responses. */
export const approvalScope = (tokenHash: string): Scope => {
  const own = partitions.approval(tokenHash);
  return ({ pk, sk }) => pk === own || (pk === answersPartition && sk.endsWith(`#${tokenHash}`));
};

/** One more mail to be sent. */
export const mailScope: Scope = ({ pk }) => pk.startsWith(scopes.mail);

/** The scheduled work of one organization or user. */
export const scheduledScope =
  (job: ScheduledJob, subject: string): Scope =>
  ({ pk, sk }) =>
    pk === partitions.scheduled(job) && sk.split('#')[1] === subject;

/** One more message to us. */
export const contactScope: Scope = ({ pk }) => pk.startsWith(scopes.contact);

/** Somebody who asked for the newsletter. */
export const subscriberScope =
  (emailHash: string): Scope =>
  ({ pk, sk }) => {
    const own = keys.subscriber(emailHash);
    return pk === own.pk && sk === own.sk;
  };

/** One of Stripe's customers, and one event about it. */
export const stripeScope = (...ids: string[]): Scope => {
  const own = new Set(ids.flatMap((id) => [keys.stripeCustomer(id).pk, keys.stripeEvent(id).pk]));
  return ({ pk }) => own.has(pk);
};

/** How far the comparison with Stripe has come. */
export const reconciliationScope: Scope = ({ pk }) => pk === keys.reconciliation().pk;

/** A visitor: the public projection of one organization, or of one collection. */
export const publicScope =
  (id: string): Scope =>
  ({ pk }) =>
    pk === partitions.public(id);

/** The owner of a slug. */
export const pageSlugScope = (slug: string): Scope => {
  const own = keys.pageSlug(slug);
  return ({ pk, sk }) => pk === own.pk && sk === own.sk;
};

/** The counters of one organization, and what is to be added to them. */
export const statisticsScope = (organizationId: string): Scope => {
  const own = partitions.statistics(organizationId);
  return ({ pk }) => pk === own || pk.startsWith(`${own}#`);
};

/** Guards of counted batches. Their keys are hashes. */
export const countedScope: Scope = ({ pk }) => pk.startsWith(scopes.counted);

export const anyOf =
  (...parts: Scope[]): Scope =>
  (key) =>
    parts.some((part) => part(key));
