import { prefixes } from '#functions/shared/data/keys';
import { publicPageItem, scopes } from '#functions/shared/data/table';

export type Scope = keyof typeof scopes;

/** Sort keys by scope; a prefix ends with `#`, and an empty one matches any. */
export const kinds: Record<Scope, readonly string[]> = {
  organization: [
    'META',
    'SUBSCRIPTION',
    'EXPORT',
    'IMPORT',
    'IMPORTING',
    prefixes.importPage,
    publicPageItem,
    prefixes.member,
    prefixes.formerMembership,
    prefixes.deletionMarker,
    prefixes.invitation,
    prefixes.customer,
    prefixes.reference,
    prefixes.translation,
    prefixes.facts,
    prefixes.externalId,
    prefixes.customerReference,
    prefixes.collection,
    prefixes.tender,
    prefixes.partOfTender,
    prefixes.held,
    prefixes.recall,
    prefixes.proven,
    prefixes.inDocument,
    prefixes.asset,
    prefixes.document,
    prefixes.form,
    prefixes.contact,
    prefixes.permissionEntry,
    prefixes.ledgerEnd,
    prefixes.approval,
    prefixes.snapshot,
  ],
  user: ['PROFILE', prefixes.membership],
  public: [
    publicPageItem,
    prefixes.reference,
    prefixes.customer,
    prefixes.collection,
    prefixes.slug,
    'COLLECTION',
    'SLUG',
    prefixes.proof,
    'PROOF',
    'TERMS',
  ],
  statistics: [prefixes.dayCounters, prefixes.reference, prefixes.sighting, prefixes.bufferedBatch, 'SUM'],
  counted: ['BATCH', 'VISITOR', 'ADDRESS'],
  salt: ['SALT'],
  approval: [''],
  proof: ['PAGE', prefixes.reference, prefixes.opens, prefixes.publicKey],
  audit: [''],
  invitee: [prefixes.membership],
  scheduled: [''],
  mail: ['MAIL'],
  contact: [''],
  subscriber: ['SUBSCRIBER'],
  stripe: ['CUSTOMER', 'EVENT', 'PROGRESS'],
  secret: ['SECRET'],
  idempotency: ['RESPONSE'],
  captcha: ['USED'],
  rate: ['COUNT'],
};

const known = Object.keys(scopes) as Scope[];

export const scopeOf = (pk: string): Scope | undefined => known.find((scope) => pk.startsWith(scopes[scope]));

export function isKnownKind({ pk, sk }: { pk: string; sk: string }): boolean {
  const scope = scopeOf(pk);
  return scope !== undefined && kinds[scope].some((kind) => isOf(kind, sk));
}

const isOf = (kind: string, sk: string) =>
  kind === '' || kind.endsWith('#') ? sk.startsWith(kind) : sk === kind;
