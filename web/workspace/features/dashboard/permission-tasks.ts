import { limits } from '#contract/rules/limits';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { OverviewState, ReferenceRow } from '../../permissions/state/overview.ts';

interface PermissionTask {
  state: OverviewState;
  title: string;
  note: string;
  to: string;
}

const references = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? `reference ${one}` : `references ${many}`}`;
const published = (...words: Parameters<typeof references>) =>
  references(...words).replace(' ', ' published ');

const kinds: readonly {
  state: OverviewState;
  onlyPublished?: true;
  title: (count: number) => string;
  note: string;
}[] = [
  {
    state: 'waiting',
    title: (count) => references(count, 'waits for an answer', 'wait for an answer'),
    note: 'Contacts are reminded by themselves. See who was asked, or ask somebody else.',
  },
  {
    state: 'ending',
    title: (count) =>
      `The permission for ${references(count, 'ends', 'ends')} within ${limits.expiryReminderDays[0]} days`,
    note: 'Ask again before it does.',
  },
  {
    state: 'ended',
    onlyPublished: true,
    title: (count) =>
      published(
        count,
        'is no longer allowed: the permission ended',
        'are no longer allowed: the permission ended',
      ),
    note: 'Ask again, or record what was agreed.',
  },
  {
    state: 'missing',
    onlyPublished: true,
    title: (count) =>
      published(count, 'shows what the customer has not allowed', 'show what the customer has not allowed'),
    note: 'Ask for approval, or record what was agreed.',
  },
];

export const permissionTasks = (
  rows: readonly ReferenceRow[],
  policy: OrganizationSettings['permissionPolicy'],
): PermissionTask[] =>
  kinds.flatMap(({ state, onlyPublished, title, note }) => {
    if (policy === 'off' && state !== 'waiting') return [];
    const count = rows.filter(
      (row) => row.state === state && (!onlyPublished || row.reference.status === 'Published'),
    ).length;
    const to = `/app/permissions?state=${state}${onlyPublished ? '&status=Published' : ''}`;
    return count > 0 ? [{ state, title: title(count), note, to }] : [];
  });
