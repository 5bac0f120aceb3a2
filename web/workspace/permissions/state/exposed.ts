import { cardOf } from '#contract/cards/card';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { PermissionTable } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';

interface Shown {
  reference: Reference;
  customer: string;
  state: PermissionTable;
  policy: OrganizationSettings['permissionPolicy'] | undefined;
}

/** Returns what is public although nobody allows it. The server leaves out what was refused, and `off` asks for nothing. */
export function exposedSubjects({ reference, customer, state, policy }: Shown): Subject[] {
  if (policy !== 'warn') return [];
  return publicSubjects(reference, customer).filter(
    (subject) => !reference.leaveOut?.includes(subject) && open.has(state[subject]['reference-page'].state),
  );
}

/** The parts of a published reference, some of which may be left out. */
export const publicSubjects = (reference: Reference, customer: string): Subject[] =>
  reference.status === 'Published' && reference.visibility !== 'private'
    ? subjectsOf(cardOf(reference, customer))
    : [];

const open: ReadonlySet<string> = new Set(['not asked', 'waiting', 'expired']);
