import {
  answersPartition,
  documentProofs,
  scheduledPartition,
  signingKeysPartition,
  publicPageItem,
  scopes,
  type ScheduledJob,
  type SigningKey,
} from './table.ts';

export interface Key {
  pk: string;
  sk: string;
}

export const prefixes = {
  member: 'MEMBER#',
  /** A restore turns these back into memberships. */
  formerMembership: 'FORMER#',
  /** The rows that stop members from writing while their organization is deleted. */
  deletionMarker: 'DELETED#',
  membership: 'ORG#',
  customer: 'CUST#',
  reference: 'REF#',
  translation: 'LANG#',
  facts: 'FACTS#',
  externalId: 'EXT#',
  slug: 'SLUG#',
  invitation: 'INVITE#',
  collection: 'COLL#',
  tender: 'TENDER#',
  partOfTender: 'TENDEROF#',
  held: 'HELD#',
  recall: 'RECALL#',
  proven: 'PROVEN#',
  inDocument: 'INDOC#',
  asset: 'ASSET#',
  document: 'DOC#',
  importPage: 'IMPORTPAGE#',
  form: 'FORM#',
  customerReference: 'CUSTREF#',
  contact: 'CONTACT#',
  permissionEntry: 'PERM#',
  ledgerEnd: 'LEDGER#',
  approval: 'APPROVAL#',
  snapshot: 'SNAPSHOT#',
  proof: 'PROOF#',
  dayCounters: 'DAY#',
  bufferedBatch: 'BATCH#',
  sighting: 'SIGHTING#',
  opens: 'OPEN#',
  publicKey: 'KEY#',
} as const;

export const referencesOf = (customerId: string) => `${prefixes.customerReference}${part(customerId)}#`;

export const contactsOf = (customerId: string) => `${prefixes.contact}${part(customerId)}#`;
export const approvalsOf = (customerId: string) => `${prefixes.approval}${part(customerId)}#`;
export const ledgerOf = (customerId: string) => `${prefixes.permissionEntry}${part(customerId)}#`;

/** Requirements, picks and dispatches, so that one query reads all of a tender. */
export const partsOf = (tenderId: string) => `${prefixes.partOfTender}${part(tenderId)}#`;
export const needsOf = (tenderId: string) => `${partsOf(tenderId)}NEED#`;
export const picksOf = (tenderId: string) => `${partsOf(tenderId)}PICK#`;
export const dispatchesOf = (tenderId: string) => `${partsOf(tenderId)}SENT#`;
/** What buyers hold of a customer's references. */
export const heldOf = (customerId: string) => `${prefixes.held}${part(customerId)}#`;
/** What the pages of buyers say of a customer's references. */
export const provenOf = (customerId: string) => `${prefixes.proven}${part(customerId)}#`;
/** The documents that say something of a customer, or of one reference of theirs. */
export const documentsOf = (customerId: string, referenceId?: string) =>
  `${prefixes.inDocument}${part(customerId)}#${referenceId === undefined ? '' : `${part(referenceId)}#`}`;
export const recallsOf = (tenderId: string) => `${prefixes.recall}${part(tenderId)}#`;

export const importPagesOf = (importId: string) => `${prefixes.importPage}${part(importId)}#`;

export const sightingsOf = (referenceId: string) => `${prefixes.sighting}${part(referenceId)}#`;

export const partitions = {
  organization: (organizationId: string) => scopes.organization + part(organizationId),
  user: (userId: string) => scopes.user + part(userId),
  public: (id: string) => scopes.public + part(id),
  /** A page in another language reads only its own cards. */
  publicIn: (organizationId: string, language: string) =>
    `${partitions.public(organizationId)}#${part(language)}`,
  statistics: (organizationId: string) => scopes.statistics + part(organizationId),
  /** The buffer is spread over partitions, because one takes a thousand units a second. */
  buffer: (organizationId: string, n: number) => `${partitions.statistics(organizationId)}#${n}`,
  audit: (scope: string) => `${scopes.audit}${part(scope)}#`,
  auditMonth: (scope: string, at: Date) => partitions.audit(scope) + month(at),
  invitee: (emailHash: string) => scopes.invitee + part(emailHash),
  approval: (tokenHash: string) => scopes.approval + part(tokenHash),
  proof: (tokenHash: string) => scopes.proof + part(tokenHash),
  documentProof: (tokenHash: string) => documentProofs + part(tokenHash),
  signingKeys: signingKeysPartition,
  scheduled: scheduledPartition,
};

/** The page and its references, without the counts of its opens. */
export const wholeProof = ['PAGE', 'REF$'] as const;

/** Only this object builds keys. Each builder takes the authorizing scope first. */
export const keys = {
  organization: (organizationId: string) => key(partitions.organization(organizationId), 'META'),
  export: (organizationId: string) => key(partitions.organization(organizationId), 'EXPORT'),
  importJob: (organizationId: string) => key(partitions.organization(organizationId), 'IMPORTING'),
  /** The number is padded, so that pages sort as they were sent. */
  importPage: (organizationId: string, importId: string, page: number) =>
    key(partitions.organization(organizationId), importPagesOf(importId) + String(page).padStart(4, '0')),
  /** The row says what columns of tables were taken for. */
  import: (organizationId: string) => key(partitions.organization(organizationId), 'IMPORT'),
  member: (organizationId: string, userId: string) =>
    key(partitions.organization(organizationId), prefixes.member + part(userId)),
  formerMembership: (organizationId: string, userId: string) =>
    key(partitions.organization(organizationId), prefixes.formerMembership + part(userId)),
  /** A restore puts the row of the public page back from here. */
  savedPage: (organizationId: string) => key(partitions.organization(organizationId), publicPageItem),
  /** There are several, so that concurrent writers rarely check the same row. */
  deletionMarker: (organizationId: string, n: number) =>
    key(partitions.organization(organizationId), `${prefixes.deletionMarker}${n}`),
  customer: (organizationId: string, customerId: string) =>
    key(partitions.organization(organizationId), prefixes.customer + part(customerId)),
  reference: (organizationId: string, referenceId: string) =>
    key(partitions.organization(organizationId), prefixes.reference + part(referenceId)),
  /** A project number may have any characters, so the key has its hash. */
  externalId: (organizationId: string, idHash: string) =>
    key(partitions.organization(organizationId), prefixes.externalId + part(idHash)),
  facts: (organizationId: string, referenceId: string) =>
    key(partitions.organization(organizationId), prefixes.facts + part(referenceId)),
  translation: (organizationId: string, referenceId: string, language: string) =>
    key(
      partitions.organization(organizationId),
      `${prefixes.translation}${part(referenceId)}#${part(language)}`,
    ),
  customerReference: (organizationId: string, customerId: string, referenceId: string) =>
    key(partitions.organization(organizationId), referencesOf(customerId) + part(referenceId)),
  customerContact: (organizationId: string, customerId: string, contactId: string) =>
    key(partitions.organization(organizationId), contactsOf(customerId) + part(contactId)),
  /** The number is padded, so that entries sort as they were written. */
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
  tender: (organizationId: string, tenderId: string) =>
    key(partitions.organization(organizationId), prefixes.tender + part(tenderId)),
  need: (organizationId: string, tenderId: string, needId: string) =>
    key(partitions.organization(organizationId), needsOf(tenderId) + part(needId)),
  pick: (organizationId: string, tenderId: string, referenceId: string) =>
    key(partitions.organization(organizationId), picksOf(tenderId) + part(referenceId)),
  dispatch: (organizationId: string, tenderId: string, dispatchId: string) =>
    key(partitions.organization(organizationId), dispatchesOf(tenderId) + part(dispatchId)),
  held: (
    organizationId: string,
    customerId: string,
    ...ids: [referenceId: string, tenderId: string, dispatchId: string]
  ) => key(partitions.organization(organizationId), heldOf(customerId) + ids.map(part).join('#')),
  recall: (organizationId: string, tenderId: string, recallId: string) =>
    key(partitions.organization(organizationId), recallsOf(tenderId) + part(recallId)),
  proven: (organizationId: string, customerId: string, ...ids: [referenceId: string, tenderId: string]) =>
    key(partitions.organization(organizationId), provenOf(customerId) + ids.map(part).join('#')),
  inDocument: (
    organizationId: string,
    customerId: string,
    ...ids: [referenceId: string, documentId: string]
  ) => key(partitions.organization(organizationId), documentsOf(customerId) + ids.map(part).join('#')),
  asset: (organizationId: string, assetId: string) =>
    key(partitions.organization(organizationId), prefixes.asset + part(assetId)),
  document: (organizationId: string, documentId: string) =>
    key(partitions.organization(organizationId), prefixes.document + part(documentId)),
  form: (organizationId: string, formId: string) =>
    key(partitions.organization(organizationId), prefixes.form + part(formId)),
  subscription: (organizationId: string) => key(partitions.organization(organizationId), 'SUBSCRIPTION'),

  invitee: (emailHash: string, organizationId: string) =>
    key(partitions.invitee(emailHash), prefixes.membership + part(organizationId)),

  approvalLink: (tokenHash: string) => key(partitions.approval(tokenHash), 'REQUEST'),
  /** Responses that are not in the ledger yet sort by time. */
  approvalAnswer: (at: Date, tokenHash: string) =>
    key(answersPartition, `${at.toISOString()}#${part(tokenHash)}`),

  buyerProof: (tokenHash: string) => key(partitions.proof(tokenHash), 'PAGE'),
  provenReference: (tokenHash: string, number: number) =>
    key(partitions.proof(tokenHash), `${prefixes.reference}${String(number).padStart(2, '0')}`),
  documentProof: (tokenHash: string) => key(partitions.documentProof(tokenHash), 'PAGE'),
  closedInDocument: (tokenHash: string, referenceId: string) =>
    key(partitions.documentProof(tokenHash), prefixes.reference + part(referenceId)),
  proofOpens: (tokenHash: string, day: string) =>
    key(partitions.proof(tokenHash), `${prefixes.opens}${part(day)}`),
  /** The public key: anybody may check a signature with it, also long after it was made. */
  signingKey: (of: SigningKey, keyId: string) =>
    key(partitions.signingKeys(of), `${prefixes.publicKey}${part(keyId)}`),

  profile: (userId: string) => key(partitions.user(userId), 'PROFILE'),
  membership: (userId: string, organizationId: string) =>
    key(partitions.user(userId), prefixes.membership + part(organizationId)),

  publicPage: (organizationId: string) => key(partitions.public(organizationId), publicPageItem),
  publicCustomer: (organizationId: string, customerId: string) =>
    key(partitions.public(organizationId), prefixes.customer + part(customerId)),
  publicReference: (organizationId: string, referenceId: string) =>
    key(partitions.public(organizationId), prefixes.reference + part(referenceId)),
  publicTranslation: (organizationId: string, language: string, referenceId: string) =>
    key(partitions.publicIn(organizationId, language), prefixes.reference + part(referenceId)),
  terms: (organizationId: string, language: string) =>
    key(partitions.publicIn(organizationId, language), 'TERMS'),
  publicProof: (organizationId: string, referenceId: string) =>
    key(partitions.public(organizationId), prefixes.proof + part(referenceId)),
  /** The number of a confirmation leads to its organization and reference. */
  proofNumber: (number: string) => key(partitions.public(number), 'PROOF'),
  /** The row of a slug is never deleted, so that an old link cannot lead to somebody else. */
  pageSlug: (slug: string) => key(partitions.public(slug), 'SLUG'),
  referenceSlug: (organizationId: string, slug: string) =>
    key(partitions.public(organizationId), prefixes.slug + part(slug)),
  listedCollection: (organizationId: string, collectionId: string) =>
    key(partitions.public(organizationId), prefixes.collection + part(collectionId)),
  /** The address of a collection contains no other id. */
  publicCollection: (collectionId: string) => key(partitions.public(collectionId), 'COLLECTION'),

  dayCounters: (organizationId: string, day: string) =>
    key(partitions.statistics(organizationId), prefixes.dayCounters + part(day)),
  /** A month looks like `2026-03`. */
  referenceCounters: (organizationId: string, month: string, referenceId: string) =>
    key(partitions.statistics(organizationId), `${prefixes.reference}${part(month)}#${part(referenceId)}`),
  bufferedBatch: (organizationId: string, n: number, batchHash: string) =>
    key(partitions.buffer(organizationId, n), prefixes.bufferedBatch + part(batchHash)),
  bufferSum: (organizationId: string) => key(partitions.statistics(organizationId), 'SUM'),
  sighting: (organizationId: string, referenceId: string, hostHash: string) =>
    key(partitions.statistics(organizationId), sightingsOf(referenceId) + part(hostHash)),
  countedBatch: (batchHash: string) => key(scopes.counted + part(batchHash), 'BATCH'),
  countedAddress: (addressHash: string) => key(scopes.counted + part(addressHash), 'ADDRESS'),
  countedVisitor: (visitorHash: string) => key(scopes.counted + part(visitorHash), 'VISITOR'),
  visitorSalt: (day: string) => key(scopes.salt + part(day), 'SALT'),

  /** Each month has its own partition, so that none grows forever. `scope` is an organization or user id. */
  audit: (scope: string, at: Date, entryId: string): Key => ({
    pk: partitions.auditMonth(scope, at),
    sk: `${at.toISOString()}#${part(entryId)}`,
  }),

  /** The time comes first, so that the oldest work sorts first. `subject` lists ids. */
  scheduled: (job: ScheduledJob, at: Date, ...subject: string[]): Key =>
    key(partitions.scheduled(job), [at.toISOString(), ...subject.map(part)].join('#')),
  mail: (mailId: string) => key(scopes.mail + part(mailId), 'MAIL'),
  /** Waiting mails sort as they will be sent, and failed ones come last. */
  unsentMail: (state: keyof typeof unsentMails, mailId: string) =>
    key(partitions.scheduled('mail'), unsentMails[state] + part(mailId)),
  contact: (at: Date, messageId: string) => key(scopes.contact + month(at), part(messageId)),
  subscriber: (emailHash: string) => key(scopes.subscriber + part(emailHash), 'SUBSCRIBER'),
  stripeCustomer: (customerId: string) => key(scopes.stripe + part(customerId), 'CUSTOMER'),
  stripeEvent: (eventId: string) => key(scopes.stripe + part(eventId), 'EVENT'),
  reconciliation: () => key(`${scopes.stripe}RECONCILIATION`, 'PROGRESS'),
  secret: (name: string) => key(scopes.secret + part(name), 'SECRET'),
  idempotency: (callHash: string) => key(scopes.idempotency + part(callHash), 'RESPONSE'),
  captcha: (challengeHash: string) => key(scopes.captcha + part(challengeHash), 'USED'),
  rate: (bucketHash: string) => key(scopes.rate + part(bucketHash), 'COUNT'),
};

export const unsentMails = { urgent: '1#', waiting: '2#', failed: '9#' } as const;

export const bufferPartitions = 16;

const month = (at: Date) => at.toISOString().slice(0, 7).replace('-', '');

function key(pk: string, sk: string): Key {
  return { pk, sk };
}

// The contract checks ids. A delimiter that still arrives here is a bug and must not become a key.
function part(value: string): string {
  // A missing id would match as the word "undefined".
  if (typeof value !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(value)) throw new Error('Not an id');
  return value;
}
