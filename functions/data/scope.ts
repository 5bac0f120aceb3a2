import { partitions, prefixes, type DueJob, type Key } from './keys.ts';
import { scopes } from './table.ts';

/** Which keys a call may touch. Every read and write of a scoped table is held against it. */
export type Scope = (key: Key) => boolean;

/** A member at work: the organisation, its public projection, its statistics and its audit trail. */
export const organizationScope = (organizationId: string): Scope => {
  const own = new Set([
    partitions.organization(organizationId),
    partitions.public(organizationId),
    partitions.statistics(organizationId),
  ]);
  const audit = partitions.audit(organizationId);
  return ({ pk }) => own.has(pk) || pk.startsWith(audit);
};

/** A signed-in person: the own partition, the own audit trail, and the own seat in any organisation. */
export const userScope = (userId: string): Scope => {
  const audit = partitions.audit(userId);
  return ({ pk, sk }) =>
    pk === partitions.user(userId) ||
    pk.startsWith(audit) ||
    (pk.startsWith(scopes.organization) && sk === prefixes.member + userId);
};

/** What belongs to one call rather than to a tenant: its keys are hashes that name who calls. */
export const guardScope: Scope = ({ pk }) =>
  [scopes.once, scopes.captcha, scopes.rate].some((scope) => pk.startsWith(scope));

/** An invited address. */
export const inviteeScope =
  (emailHash: string): Scope =>
  ({ pk }) =>
    pk === partitions.invitee(emailHash);

/** One more mail to be sent. */
export const mailScope: Scope = ({ pk }) => pk.startsWith(scopes.mail);

/** A visitor: the public projection of one organisation. */
export const publicScope =
  (organizationId: string): Scope =>
  ({ pk }) =>
    pk === partitions.public(organizationId);

/** The counters of one organisation. */
export const statisticsScope =
  (organizationId: string): Scope =>
  ({ pk }) =>
    pk === partitions.statistics(organizationId);

/** What was counted already: keys are hashes. */
export const countedScope: Scope = ({ pk }) => pk.startsWith(scopes.counted);

/** What one job still has to do. */
export const dueScope =
  (job: DueJob): Scope =>
  ({ pk }) =>
    pk === partitions.due(job);

export const anyOf =
  (...parts: Scope[]): Scope =>
  (key) =>
    parts.some((part) => part(key));
