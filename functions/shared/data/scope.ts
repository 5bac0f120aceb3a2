import { keys, partitions, prefixes, type Key } from './keys.ts';
import { answersPartition, scopes, type ScheduledJob, type SigningKey } from './table.ts';

/** Every read and write of a scoped table is checked against this. */
export type Scope = (key: Key) => boolean;

export const organizationScope = (organizationId: string): Scope => {
  const own = new Set([
    partitions.organization(organizationId),
    partitions.public(organizationId),
    partitions.statistics(organizationId),
  ]);
  const audit = partitions.audit(organizationId);
  const languages = `${partitions.public(organizationId)}#`;
  return ({ pk }) => own.has(pk) || pk.startsWith(audit) || pk.startsWith(languages);
};

export const userScope = (userId: string): Scope => {
  const audit = partitions.audit(userId);
  return ({ pk, sk }) =>
    pk === partitions.user(userId) ||
    pk.startsWith(audit) ||
    (pk.startsWith(scopes.organization) && sk === prefixes.member + userId);
};

export const membershipScope = (organizationId: string, userId: string): Scope => {
  const own = new Set([keys.membership(userId, organizationId).sk, keys.profile(userId).sk]);
  return ({ pk, sk }) => pk === partitions.user(userId) && own.has(sk);
};

export const everyMembershipScope = (userId: string, organizationIds: readonly string[]): Scope =>
  anyOf(userScope(userId), ...organizationIds.map(organizationScope));

/** These keys are hashes that include the caller. */
export const securityScope: Scope = ({ pk }) =>
  [scopes.idempotency, scopes.captcha, scopes.rate].some((scope) => pk.startsWith(scope));

export const inviteeScope =
  (emailHash: string): Scope =>
  ({ pk }) =>
    pk === partitions.invitee(emailHash);

export const addressScope = (emailHash: string): Scope => {
  const own = new Set([partitions.invitee(emailHash), keys.subscriber(emailHash).pk]);
  return ({ pk, sk }) =>
    own.has(pk) || (pk.startsWith(scopes.organization) && sk === prefixes.invitation + emailHash);
};

export const approvalScope = (tokenHash: string): Scope => {
  const own = partitions.approval(tokenHash);
  return ({ pk, sk }) => pk === own || (pk === answersPartition && sk.endsWith(`#${tokenHash}`));
};

export const proofScope = (...hashes: string[]): Scope => {
  const own = new Set(hashes.map(partitions.proof));
  return ({ pk }) => own.has(pk);
};

export const documentProofScope = (...hashes: string[]): Scope => {
  const own = new Set(hashes.map(partitions.documentProof));
  return ({ pk }) => own.has(pk);
};

export const signingKeysScope =
  (of: SigningKey): Scope =>
  ({ pk }) =>
    pk === partitions.signingKeys(of);

/** For the comparison with the copies, which reads entries of all. */
export const auditScope: Scope = ({ pk }) => pk.startsWith(scopes.audit);

export const mailScope: Scope = ({ pk }) => pk.startsWith(scopes.mail);

export const unsentMailScope: Scope = ({ pk }) => pk === partitions.scheduled('mail');

export const scheduledScope =
  (job: ScheduledJob, subject: string): Scope =>
  ({ pk, sk }) =>
    pk === partitions.scheduled(job) && sk.split('#')[1] === subject;

export const contactScope: Scope = ({ pk }) => pk.startsWith(scopes.contact);

export const subscriberScope =
  (emailHash: string): Scope =>
  ({ pk, sk }) => {
    const own = keys.subscriber(emailHash);
    return pk === own.pk && sk === own.sk;
  };

export const stripeScope = (...ids: string[]): Scope => {
  const own = new Set(ids.flatMap((id) => [keys.stripeCustomer(id).pk, keys.stripeEvent(id).pk]));
  return ({ pk }) => own.has(pk);
};

export const reconciliationScope: Scope = ({ pk }) => pk === keys.reconciliation().pk;

/** A page in another language reads that language's cards too. */
export const publicScope = (id: string, language?: string): Scope => {
  const own = new Set([partitions.public(id), ...(language ? [partitions.publicIn(id, language)] : [])]);
  return ({ pk }) => own.has(pk);
};

export const pageSlugScope = (slug: string): Scope => {
  const own = keys.pageSlug(slug);
  return ({ pk, sk }) => pk === own.pk && sk === own.sk;
};

export const statisticsScope = (organizationId: string): Scope => {
  const own = partitions.statistics(organizationId);
  return ({ pk }) => pk === own || pk.startsWith(`${own}#`);
};

export const countedScope: Scope = ({ pk }) => pk.startsWith(scopes.counted);

export const anyOf =
  (...parts: Scope[]): Scope =>
  (key) =>
    parts.some((part) => part(key));
