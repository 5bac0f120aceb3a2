import type { Status } from '../../rules/choices.ts';

export const statuses = {
  Draft: 'Utkast',
  Active: 'Aktiv',
  Published: 'Publicerad',
  Archived: 'Arkiverad',
} satisfies Record<Status, string>;
