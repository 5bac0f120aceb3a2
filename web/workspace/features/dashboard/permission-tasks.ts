import type { OrganizationSettings } from '#contract/resources/organization';
import * as words from '#words/dashboard';
import type { OverviewState, ReferenceRow } from '../../permissions/state/overview.ts';
import type { Task } from './task-card.tsx';

interface PermissionTask extends Task {
  state: OverviewState;
}

const kinds: readonly { state: keyof typeof words.permissions; onlyPublished?: true }[] = [
  { state: 'waiting' },
  { state: 'ending' },
  { state: 'ended', onlyPublished: true },
  { state: 'missing', onlyPublished: true },
];

export const permissionTasks = (
  rows: readonly ReferenceRow[],
  policy: OrganizationSettings['permissionPolicy'],
): PermissionTask[] =>
  kinds.flatMap(({ state, onlyPublished }) => {
    if (policy === 'off' && state !== 'waiting') return [];
    const { title, note } = words.permissions[state];
    const count = rows.filter(
      (row) => row.state === state && (!onlyPublished || row.reference.status === 'Published'),
    ).length;
    const to = `/app/permissions?state=${state}${onlyPublished ? '&status=Published' : ''}`;
    return count > 0 ? [{ state, title: title(count), note, to }] : [];
  });
