import { equals } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { anyOf, securityScope, organizationScope, type Scope } from '../data/scope.ts';
import { scopedTable, type ScopedTable } from '../data/scoped-table.ts';
import { check, type Step } from '../data/write.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * The table of a call that acts in an organisation, with what else it touches. It writes only while the organisation is
 * active: from the commit of a deletion on, calls that were let in before it fail too.
 */
export function memberTable(organizationId: string, ...more: Scope[]): ScopedTable {
  const table = scopedTable(anyOf(organizationScope(organizationId), securityScope, ...more));
  return { ...table, commit: (steps) => table.commit(whileActive(organizationId, steps)) };
}

// A transaction touches an item once, so a step that changes the organisation takes the condition on itself.
function whileActive(organizationId: string, steps: readonly Step[]): Step[] {
  const key = keys.organization(organizationId);
  const active = { status: equals('active') };
  const gone = () => new AppError('NOT_FOUND');
  const isOrganization = (step: Step) => step.key.pk === key.pk && step.key.sk === key.sk;
  if (!steps.some(isOrganization)) return [check(key, active, gone), ...steps];
  return steps.map((step) =>
    isOrganization(step)
      ? {
          ...step,
          when: { ...step.when, ...active },
          refusal: (current) => (current?.status === 'active' ? step.refusal(current) : gone()),
        }
      : step,
  );
}
