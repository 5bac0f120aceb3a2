/** Who may do what in an organisation. Server, screens, tests and documentation read this one table. */
export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

export const permissions = {
  'organization:rename': ['owner', 'admin'],
  'customer:read': ['owner', 'admin', 'member'],
  'customer:write': ['owner', 'admin', 'member'],
  'reference:read': ['owner', 'admin', 'member'],
  'reference:write': ['owner', 'admin', 'member'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}
