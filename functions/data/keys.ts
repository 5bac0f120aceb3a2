import { scopes } from './table.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** Sort key prefixes, for queries over one kind of item. */
export const prefixes = {
  membership: 'ORG#',
  customer: 'CUST#',
  reference: 'REF#',
} as const;

/** The one place that builds keys. Each builder takes the scope that authorises first. */
export const keys = {
  organization: (organizationId: string) => key(scopes.organization, organizationId, 'META'),
  member: (organizationId: string, userId: string) =>
    key(scopes.organization, organizationId, `MEMBER#${part(userId)}`),
  customer: (organizationId: string, customerId: string) =>
    key(scopes.organization, organizationId, prefixes.customer + part(customerId)),
  reference: (organizationId: string, referenceId: string) =>
    key(scopes.organization, organizationId, prefixes.reference + part(referenceId)),

  profile: (userId: string) => key(scopes.user, userId, 'PROFILE'),
  membership: (userId: string, organizationId: string) =>
    key(scopes.user, userId, prefixes.membership + part(organizationId)),

  publicPage: (organizationId: string) => key(scopes.public, organizationId, 'PAGE'),
  publicCustomer: (organizationId: string, customerId: string) =>
    key(scopes.public, organizationId, prefixes.customer + part(customerId)),
  publicReference: (organizationId: string, referenceId: string) =>
    key(scopes.public, organizationId, prefixes.reference + part(referenceId)),

  /** One partition a month, so that no audit partition grows for ever. `scope` is an organisation or user id. */
  audit: (scope: string, at: Date, entryId: string): Key => ({
    pk: `${scopes.audit}${part(scope)}#${at.toISOString().slice(0, 7).replace('-', '')}`,
    sk: `${at.toISOString()}#${part(entryId)}`,
  }),
};

function key(scope: string, scopeId: string, sk: string): Key {
  return { pk: scope + part(scopeId), sk };
}

// The contract checks ids at the door. A delimiter that still arrives here is a bug, and must not become a key.
function part(value: string): string {
  if (!/^[0-9A-Za-z_-]{1,64}$/.test(value)) throw new Error('Not an id');
  return value;
}
