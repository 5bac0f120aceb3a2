import type { Status } from '../../rules/choices.ts';

export const statuses = {
  Draft: 'Luonnos',
  Active: 'Aktiivinen',
  Published: 'Julkaistu',
  Archived: 'Arkistoitu',
} satisfies Record<Status, string>;
