import type { Role } from '../../rules/roles.ts';

export const roleNames = {
  owner: 'Ägare',
  admin: 'Administratör',
  member: 'Medlem',
} as const satisfies Record<Role, string>;
