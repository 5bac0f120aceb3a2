import type { Role } from '#contract/rules/roles';

export const roleNames = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const satisfies Record<
  Role,
  string
>;
