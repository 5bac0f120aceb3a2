import type { Role } from '../../rules/roles.ts';

export const roleNames = {
  owner: 'Omistaja',
  admin: 'Ylläpitäjä',
  member: 'Jäsen',
} as const satisfies Record<Role, string>;
