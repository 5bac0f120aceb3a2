import { answersPartition, scheduledPartition, publicPageItem, scopes, type ScheduledJob } from './table.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** Sort key prefixes, for queries over one kind of item. */
export const prefixes = {
  member: 'MEMBER#',
  /** A membership that ended with its organization: a restore fills it again. */
  formerMembership: 'FORMER#',
  /** The rows that stop members from writing while their organization is deleted. */
  deletionMarker: 'DELETED#',
  membership: 'ORG#',
  customer: 'CUST#',
  reference: 'REF#',
  slug: 'SLUG#',
  invitation: 'INVITE#',
  collection: 'COLL#',
  asset: 'ASSET#',
  /** Which references a customer has. */
  customerReference: 'CUSTREF#',
  /** People at customers. */
  contact: 'CONTACT#',
  permissionEntry: 'PERM#',
  /** The end of a deleted customer's ledger. */
  ledgerEnd: 'LEDGER#',
  /** Requests for approval, as the team sees them. */
  approval: 'APPROVAL#',
  /** The content of approval requests, by hash. */
  snapshot: 'SNAPSHOT#',
  dayCounters: 'DAY#',
  /** Batches of visits that are not counted yet. */
  bufferedBatch: 'BATCH#',
  /** Which websites showed a reference in an embed. */
  sighting: 'SIGHTING#',
} as const;

/** The references of one customer, as the beginning of their sort keys. */
export const referencesOf = (customerId: string) => `${prefixes.customerReference}${part(customerId)}#`;

export const contactsOf = (customerId: string) => `${prefixes.contact}${part(customerId)}#`;
export const approvalsOf = (customerId: string) => `${prefixes.approval}${part(customerId)}#`;
export const ledgerOf = (customerId: string) => `${prefixes.permissionEntry}${part(customerId)}#`;

export const sightingsOf = (referenceId: string) => `${prefixes.sighting}${part(referenceId)}#`;

/** Whole partitions, for queries and for what a call may touch. Audit partitions carry the month after this. */
export const partitions = {
  organization: (organizationId: string) => scopes.organization + part(organizationId),
  user: (userId: string) => scopes.user + part(userId),
  /** The public side of an organization or of one collection. */
  public: (id: string) => scopes.public + part(id),
  statistics: (organizationId: string) => scopes.statistics + part(organizationId),
  /** One of those that an organization's batches are spread over: a partition takes a thousand units a second. */
  buffer: (organizationId: string, n: number) => `${partitions.statistics(organizationId)}#${n}`,
  audit: (scope: string) => `${scopes.audit}${part(scope)}#`,
  auditMonth: (scope: string, at: Date) => partitions.audit(scope) + month(at),
  invitee: (emailHash: string) => scopes.invitee + part(emailHash),
  approval: (tokenHash: string) => scopes.approval + part(tokenHash),
  scheduled: scheduledPartition,
};

/** The one place that builds keys. Each builder takes the scope that authorizes first. */
export const keys = {
  organization: (organizationId: string) => key(partitions.organization(organizationId), 'META'),
  member: (organizationId: string, userId: string) =>
    key(partitions.organization(organizationId), prefixes.member + part(userId)),
  formerMembership: (organizationId: string, userId: string) =>
    key(partitions.organization(organizationId), prefixes.formerMembership + part(userId)),
  /** The row of the public page while its organization is deleted: a restore puts it back. */
  savedPage: (organizationId: string) => key(partitions.organization(organizationId), publicPageItem),
  /** One of several that exist while the organization is deleted, so that its writers rarely check the same row. */
  deletionMarker: (organizationId: string, n: number) =>
    key(partitions.organization(organizationId), `${prefixes.deletionMarker}${n}`),
  customer: (organizationId: string, customerId: string) =>
    key(partitions.organization(organizationId), prefixes.customer + part(customerId)),
  reference: (organizationId: string, referenceId: string) =>
    key(partitions.organization(organizationId), prefixes.reference + part(referenceId)),
  customerReference: (organizationId: string, customerId: string, referenceId: string) =>
    key(partitions.organization(organizationId), referencesOf(customerId) + part(referenceId)),
  customerContact: (organizationId: string, customerId: string, contactId: string) =>
    key(partitions.organization(organizationId), contactsOf(customerId) + part(contactId)),
  /** Padded, so that they sort as they were written. */
  permissionEntry: (organizationId: string, customerId: string, sequence: number) =>
    key(partitions.organization(organizationId), ledgerOf(customerId) + String(sequence).padStart(6, '0')),
  approval: (organizationId: string, customerId: string, approvalId: string) =>
    key(partitions.organization(organizationId), approvalsOf(customerId) + part(approvalId)),
  snapshot: (organizationId: string, hash: string) =>
    key(partitions.organization(organizationId), prefixes.snapshot + part(hash)),
  ledgerEnd: (organizationId: string, customerId: string) =>
    key(partitions.organization(organizationId), prefixes.ledgerEnd + part(customerId)),

  invitation: (organizationId: string, emailHash: string) =>
    key(partitions.organization(organizationId), prefixes.invitation + part(emailHash)),
  collection: (organizationId: string, collectionId: string) =>
    key(partitions.organization(organizationId), prefixes.collection + part(collectionId)),
  asset: (organizationId: string, assetId: string) =>
    key(partitions.organization(organizationId), prefixes.asset + part(assetId)),
  subscription: (organizationId: string) => key(partitions.organization(organizationId), 'SUBSCRIPTION'),

  /** The invitation as the invited person sees it, with how it ended. */
  invitee: (emailHash: string, organizationId: string) =>
    key(partitions.invitee(emailHash), prefixes.membership + part(organizationId)),

  /** An approval request as its contact sees it, with the response. */
  approvalLink: (tokenHash: string) => key(partitions.approval(tokenHash), 'REQUEST'),
  /** Responses that are not in the ledger yet, oldest first. */
  approvalAnswer: (at: Date, tokenHash: string) =>
    key(answersPartition, `${at.toISOString()}#${part(tokenHash)}`),

  profile: (userId: string) => key(partitions.user(userId), 'PROFILE'),
  membership: (userId: string, organizationId: string) =>
    key(partitions.user(userId), prefixes.membership + part(organizationId)),

  publicPage: (organizationId: string) => key(partitions.public(organizationId), publicPageItem),
  publicCustomer: (organizationId: string, customerId: string) =>
    key(partitions.public(organizationId), prefixes.customer + part(customerId)),
  publicReference: (organizationId: string, referenceId: string) =>
    key(partitions.public(organizationId), prefixes.reference + part(referenceId)),
  /** The owner of a slug. It is never deleted, so that an old link cannot lead to somebody else. */
  pageSlug: (slug: string) => key(partitions.public(slug), 'SLUG'),
  /** Which reference of the organization an address means. */
  referenceSlug: (organizationId: string, slug: string) =>
    key(partitions.public(organizationId), prefixes.slug + part(slug)),
  /** In the organization's own list of what search engines may find. */
  listedCollection: (organizationId: string, collectionId: string) =>
    key(partitions.public(organizationId), prefixes.collection + part(collectionId)),
  /** The key has the collection's id alone, because its address contains nothing else. */
  publicCollection: (collectionId: string) => key(partitions.public(collectionId), 'COLLECTION'),

  /** The counters of the organization for one day. */
  dayCounters: (organizationId: string, day: string) =>
    key(partitions.statistics(organizationId), prefixes.dayCounters + part(day)),
  /** The counters of one reference for a month (`2026-03`). */
  referenceCounters: (organizationId: string, month: string, referenceId: string) =>
    key(partitions.statistics(organizationId), `${prefixes.reference}${part(month)}#${part(referenceId)}`),
  bufferedBatch: (organizationId: string, n: number, batchHash: string) =>
    key(partitions.buffer(organizationId, n), prefixes.bufferedBatch + part(batchHash)),
  /** Buffered numbers that are not in the counters yet. */
  bufferSum: (organizationId: string) => key(partitions.statistics(organizationId), 'SUM'),
  sighting: (organizationId: string, referenceId: string, hostHash: string) =>
    key(partitions.statistics(organizationId), sightingsOf(referenceId) + part(hostHash)),
  countedBatch: (batchHash: string) => key(scopes.counted + part(batchHash), 'BATCH'),
  countedAddress: (addressHash: string) => key(scopes.counted + part(addressHash), 'ADDRESS'),
  countedVisitor: (visitorHash: string) => key(scopes.counted + part(visitorHash), 'VISITOR'),
  visitorSalt: (day: string) => key(scopes.salt + part(day), 'SALT'),

  /** One partition a month, so that no audit partition grows for ever. `scope` is an organization or user id. */
  audit: (scope: string, at: Date, entryId: string): Key => ({
    pk: partitions.auditMonth(scope, at),
    sk: `${at.toISOString()}#${part(entryId)}`,
  }),

  /** Sorted by when it is scheduled. `subject` are ids. */
  scheduled: (job: ScheduledJob, at: Date, ...subject: string[]): Key =>
    key(partitions.scheduled(job), [at.toISOString(), ...subject.map(part)].join('#')),
  mail: (mailId: string) => key(scopes.mail + part(mailId), 'MAIL'),
  contact: (at: Date, messageId: string) => key(scopes.contact + month(at), part(messageId)),
  subscriber: (emailHash: string) => key(scopes.subscriber + part(emailHash), 'SUBSCRIBER'),
  stripeCustomer: (customerId: string) => key(scopes.stripe + part(customerId), 'CUSTOMER'),
  stripeEvent: (eventId: string) => key(scopes.stripe + part(eventId), 'EVENT'),
  /** How far the day's comparison with Stripe has come. */
  reconciliation: () => key(`${scopes.stripe}RECONCILIATION`, 'PROGRESS'),
  secret: (name: string) => key(scopes.secret + part(name), 'SECRET'),
  idempotency: (callHash: string) => key(scopes.idempotency + part(callHash), 'RESPONSE'),
  captcha: (challengeHash: string) => key(scopes.captcha + part(challengeHash), 'USED'),
  rate: (bucketHash: string) => key(scopes.rate + part(bucketHash), 'COUNT'),
};

/** How many partitions an organization's buffer has. */
export const bufferPartitions = 16;

const month = (at: Date) => at.toISOString().slice(0, 7).replace('-', '');

function key(pk: string, sk: string): Key {
  return { pk, sk };
}

// The contract checks ids at the door. A delimiter that still arrives here is a bug, and must not become a key.
function part(value: string): string {
  // A missing one would match as the word "undefined".
  if (typeof value !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(value)) throw new Error('Not an id');
  return value;
}
