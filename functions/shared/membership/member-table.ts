import { absent, equals } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { anyOf, securityScope, organizationScope, type Scope } from '../data/scope.ts';
import { scopedTable, type ScopedTable } from '../data/scoped-table.ts';
import { check, put, remove, type Step } from '../data/write.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Transactions that meet on an item refuse each other, even if all they do is look at it. So that the writers of one organization
 * do not, each looks at one of these rows by chance; a deletion writes them all. A transaction takes a hundred items, so more
 * would leave the deletion no room.
 */
const deletionMarkers = 64;

const every = (organizationId: string) =>
  Array.from({ length: deletionMarkers }, (_, n) => keys.deletionMarker(organizationId, n));

/** Belongs in the transaction that deletes an organization: none of its members writes any more. */
export const closingSteps = (organizationId: string): Step[] =>
  every(organizationId).map((key) => put(key, {}));

/** Belongs in the transaction that brings it back. */
export const reopeningSteps = (organizationId: string): Step[] =>
  every(organizationId).map((key) => remove(key, {}));

/**
 * The table of a call that acts in an organization, with what else it touches. It writes only while the organization is
 * active: from the commit of a deletion on, calls that were let in before it fail too.
 */
export function memberTable(organizationId: string, ...more: Scope[]): ScopedTable {
  const table = scopedTable(anyOf(organizationScope(organizationId), securityScope, ...more));
  return { ...table, commit: (steps) => table.commit(whileActive(organizationId, steps)) };
}

// A step that changes the organization itself, because a limit is at stake, takes the condition on itself.
function whileActive(organizationId: string, steps: readonly Step[]): Step[] {
  const key = keys.organization(organizationId);
  const gone = () => new AppError('NOT_FOUND');
  const isOrganization = (step: Step) => step.key.pk === key.pk && step.key.sk === key.sk;
  if (!steps.some(isOrganization)) {
    const one = keys.deletionMarker(organizationId, Math.floor(Math.random() * deletionMarkers));
    return [check(one, { pk: absent }, gone), ...steps];
  }
  return steps.map((step) =>
    isOrganization(step)
      ? {
          ...step,
          when: { ...step.when, status: equals('active') },
          refusal: (current) => (current?.status === 'active' ? step.refusal(current) : gone()),
        }
      : step,
  );
}
