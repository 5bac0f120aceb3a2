import type { Status } from '../../rules/choices.ts';

export const statuses = {
  Draft: 'Draft',
  Active: 'Active',
  Published: 'Published',
  Archived: 'Archived',
} satisfies Record<Status, string>;
