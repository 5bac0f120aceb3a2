import { scopes } from './table.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** Sort key prefixes, for queries over one kind of item. */
export const prefixes = {
  member: 'MEMBER#',
  membership: 'ORG#',
  customer: 'CUST#',
  reference: 'REF#',
} as const;

/** Whole partitions, for queries and for what a call may touch. Audit partitions carry the month after this. */
export const partitions = {
  organization: (organizationId: string) => scopes.organization + part(organizationId),
  user: (userId: string) => scopes.user + part(userId),
  public: (organizationId: string) => scopes.public + part(organizationId),
  audit: (scope: string) => `${scopes.audit}${part(scope)}#`,
};

/** The one place that builds keys. Each builder takes the scope that authorises first. */
export const keys = {
  organization: (organizationId: string) => key(partitions.organization(organizationId), 'META'),
  member: (organizationId: string, userId: string) =>
    key(partitions.organization(organizationId), prefixes.member + part(userId)),
  customer: (organizationId: string, customerId: string) =>
    key(partitions.organization(organizationId), prefixes.customer + part(customerId)),
  reference: (organizationId: string, referenceId: string) =>
    key(partitions.organization(organizationId), prefixes.reference + part(referenceId)),

  profile: (userId: string) => key(partitions.user(userId), 'PROFILE'),
  membership: (userId: string, organizationId: string) =>
    key(partitions.user(userId), prefixes.membership + part(organizationId)),

  publicPage: (organizationId: string) => key(partitions.public(organizationId), 'PAGE'),
  publicCustomer: (organizationId: string, customerId: string) =>
    key(partitions.public(organizationId), prefixes.customer + part(customerId)),
  publicReference: (organizationId: string, referenceId: string) =>
    key(partitions.public(organizationId), prefixes.reference + part(referenceId)),

  /** One partition a month, so that no audit partition grows for ever. `scope` is an organisation or user id. */
  audit: (scope: string, at: Date, entryId: string): Key => ({
    pk: partitions.audit(scope) + at.toISOString().slice(0, 7).replace('-', ''),
    sk: `${at.toISOString()}#${part(entryId)}`,
  }),
};

function key(pk: string, sk: string): Key {
  return { pk, sk };
}

// The contract checks ids at the door. A delimiter that still arrives here is a bug, and must not become a key.
function part(value: string): string {
  if (!/^[0-9A-Za-z_-]{1,64}$/.test(value)) throw new Error('Not an id');
  return value;
}
