import type { Role } from '#contract/permission';

export const roleNames = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const satisfies Record<
  Role,
  string
>;
