import { referenceRoutes, type Reference, type ReferenceStatus } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';
import type { useActionContext } from '../lib/organization/active-organization.tsx';

/** Without its name or text there is no card, so these can only be taken down. */
export const hideableOf = (subjects: readonly Subject[]): Subject[] =>
  subjects.filter((subject) => subject !== 'name' && subject !== 'text');

export const leavingOut = ({ leaveOut = [] }: Pick<Reference, 'leaveOut'>, subjects: readonly Subject[]) => ({
  leaveOut: [...new Set([...leaveOut, ...subjects])],
});

export function changeReference(
  call: ReturnType<typeof useActionContext>['call'],
  { id, version, attributes }: Reference,
  changes: { status: ReferenceStatus; overrideReason?: string } | { leaveOut: Subject[] },
): Promise<Reference> {
  const { customerId, referenceDate = null } = attributes;
  // Null keeps an empty date, because an update without it sets the current month.
  const sent = { id, version, ...changes, attributes: { customerId, referenceDate } };
  return call(referenceRoutes.updateReference, sent);
}
