import type { Role } from '../../rules/roles.ts';

export const roleNames = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const satisfies Record<
  Role,
  string
>;
