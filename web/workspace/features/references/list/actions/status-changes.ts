import { cardOf } from '#contract/cards/card';
import type { Reference, ReferenceStatus } from '#contract/resources/reference';
import type { FieldName } from '#contract/reference/field-values';
import { unwrittenFields } from '#contract/reference/sample-story';

interface MoveRule {
  from: readonly ReferenceStatus[];
  to: ReferenceStatus;
}

/** What can be done with a reference's status, as the server allows it. */
export const statusChanges = {
  publish: { from: ['Draft'], to: 'Published' },
  unpublish: { from: ['Published'], to: 'Draft' },
  restore: { from: ['Archived'], to: 'Draft' },
  archive: { from: ['Draft', 'Published'], to: 'Archived' },
} as const satisfies Record<string, MoveRule>;

export type StatusChangeKind = keyof typeof statusChanges;

export const statusChangeKinds = Object.keys(statusChanges) as StatusChangeKind[];

/** Those that this can be done with. */
export function changeable(references: readonly Reference[], kind: StatusChangeKind): Reference[] {
  const from: readonly ReferenceStatus[] = statusChanges[kind].from;
  return references.filter(({ status }) => from.includes(status));
}

/** What keeps a reference from this change: what its template still requires, or the sample's words. */
export function missingFor(reference: Reference, to: ReferenceStatus): FieldName[] {
  return to === 'Published' ? unwrittenFields(cardOf(reference)) : [];
}

/** The steps from one status back to another: what was archived comes back as a draft first. */
export function stepsBack(from: ReferenceStatus, to: ReferenceStatus): ReferenceStatus[] {
  return from === 'Archived' && to === 'Published' ? ['Draft', 'Published'] : [to];
}
