/** Highest first. */
export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

export function highestRole(given: readonly Role[]): Role {
  return roles.find((role) => given.includes(role)) ?? 'member';
}

const everyone = ['owner', 'admin', 'member'] as const;
const managers = ['owner', 'admin'] as const;

export const rights = {
  'organization:rename': managers,
  'organization:delete': ['owner'],
  'branding:read': everyone,
  'branding:write': managers,
  'settings:read': everyone,
  'settings:write': managers,
  'export:all': managers,
  'billing:read': managers,
  'billing:write': managers,
  'team:read': everyone,
  'team:write': managers,
  'customer:read': everyone,
  'customer:write': everyone,
  'contact:erase': managers,
  'permission:read': everyone,
  'permission:write': everyone,
  'permission:revoke': managers,
  'reference:read': everyone,
  'reference:write': everyone,
  'reference:address': managers,
  'collection:read': everyone,
  'collection:write': everyone,
  'tender:read': everyone,
  'tender:write': everyone,
  'tender:delete': managers,
  'asset:read': everyone,
  'asset:write': everyone,
  'document:read': everyone,
  'document:make': everyone,
  'document:form': everyone,
  'analytics:read': everyone,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

export function may(role: Role, right: Right): boolean {
  return (rights[right] as readonly Role[]).includes(role);
}

/** Nobody manages a role above their own. */
const managedRoles: Record<Role, readonly Role[]> = {
  owner: ['owner', 'admin', 'member'],
  admin: ['admin', 'member'],
  member: [],
};

export function mayManage(role: Role, other: Role): boolean {
  return managedRoles[role].includes(other);
}
