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

/** What is public although nobody allows it. What was refused is left out by the server, and `off` asks for nothing. */
export function exposedSubjects({ reference, customer, state, policy }: Shown): Subject[] {
  if (policy !== 'warn' || reference.status !== 'Published' || reference.visibility === 'private') return [];
  return subjectsOf(cardOf(reference, customer)).filter((subject) =>
    open.has(state[subject]['reference-page'].state),
  );
}

const open: ReadonlySet<string> = new Set(['not asked', 'waiting', 'expired']);
