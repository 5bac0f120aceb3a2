import { cardOf } from '#contract/cards/card';
import type { Reference, ReferenceStatus } from '#contract/resources/reference';
import type { FieldName } from '#contract/reference/field-values';
import { unwrittenFields } from '#contract/reference/sample-story';

interface MoveRule {
  from: readonly ReferenceStatus[];
  to: ReferenceStatus;
}

export const statusChanges = {
  publish: { from: ['Draft'], to: 'Published' },
  unpublish: { from: ['Published'], to: 'Draft' },
  restore: { from: ['Archived'], to: 'Draft' },
  archive: { from: ['Draft', 'Published'], to: 'Archived' },
} as const satisfies Record<string, MoveRule>;

export type StatusChangeKind = keyof typeof statusChanges;

export const statusChangeKinds = Object.keys(statusChanges) as StatusChangeKind[];

export function changeable(references: readonly Reference[], kind: StatusChangeKind): Reference[] {
  const from: readonly ReferenceStatus[] = statusChanges[kind].from;
  return references.filter(({ status }) => from.includes(status));
}

export function missingFor(reference: Reference, to: ReferenceStatus): FieldName[] {
  return to === 'Published' ? unwrittenFields(cardOf(reference)) : [];
}

/** The status changes that return to `to`: an archived reference becomes a draft before it is published. */
export function stepsBack(from: ReferenceStatus, to: ReferenceStatus): ReferenceStatus[] {
  return from === 'Archived' && to === 'Published' ? ['Draft', 'Published'] : [to];
}
