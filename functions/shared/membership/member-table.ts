import { absent, equals } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { anyOf, securityScope, organizationScope, type Scope } from '../data/scope.ts';
import { scopedTable, type ScopedTable } from '../data/scoped-table.ts';
import { check, put, remove, type Step } from '../data/write.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Transactions on the same item refuse each other, even if they only check it. Each writer therefore checks one of
 * these rows at random, and a deletion writes them all within its hundred items.
 */
const deletionMarkers = 64;

const every = (organizationId: string) =>
  Array.from({ length: deletionMarkers }, (_, n) => keys.deletionMarker(organizationId, n));

/** From this transaction on, no member writes. */
export const closingSteps = (organizationId: string): Step[] =>
  every(organizationId).map((key) => put(key, {}));

export const reopeningSteps = (organizationId: string): Step[] =>
  every(organizationId).map((key) => remove(key, {}));

/** Every commit checks that the organization is active, so calls that began before a deletion fail too. */
export function memberTable(organizationId: string, ...more: Scope[]): ScopedTable {
  const table = scopedTable(anyOf(organizationScope(organizationId), securityScope, ...more));
  return { ...table, commit: (steps) => table.commit(whileActive(organizationId, steps)) };
}

// A step that changes the organization's row carries the condition itself.
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
