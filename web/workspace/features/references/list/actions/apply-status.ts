import { referenceRoutes, type Reference, type ReferenceStatus } from '#contract/resources/reference';
import { isApiError } from '../../../../lib/api/api-error.ts';
import type { ActionContext, OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import { CachedReferences } from '../../cached-references.ts';
import type { Decided } from '../../save-reference.ts';
import { stepsBack } from './status-changes.ts';
import { runEach, type Outcome, type RunOptions } from '../../../../lib/api/run-each.ts';

export interface StatusChange {
  reference: Reference;
  to: ReferenceStatus;
  /** These fields say what a member decided about parts that nobody allowed. */
  decided?: Decided | undefined;
}

export async function applyStatus(
  { call, client, organizationId }: ActionContext,
  changes: readonly StatusChange[],
  options?: RunOptions,
): Promise<Outcome<StatusChange, Reference>> {
  const list = new CachedReferences(client, organizationId);
  await list.hold(changes.map(({ reference }) => reference.id));
  list.put(changes.map(({ reference, to }) => ({ ...reference, status: to })));
  const outcome = await runEach(changes, (change) => changeOne(call, list, change), options);
  list.put(outcome.left.map(({ reference }) => reference));
  list.refresh();
  return outcome;
}

async function changeOne(
  call: OrganizationCall,
  list: CachedReferences,
  { reference, to, decided }: StatusChange,
): Promise<Reference> {
  let current = reference;
  try {
    for (const status of stepsBack(reference.status, to))
      current = await changeStatus(call, current, status, decided);
    list.put([current]);
    return current;
  } catch (error) {
    const known = currentOf(error);
    if (isApiError(error, 'NOT_FOUND')) list.drop([reference.id]);
    else list.put([known ?? current]);
    // Another request may have reached the target status.
    if (known?.status === to) return known;
    throw error;
  }
}

async function changeStatus(
  call: OrganizationCall,
  { id, version, attributes }: Reference,
  status: ReferenceStatus,
  decided?: Decided,
): Promise<Reference> {
  // Null keeps an empty date, because an update without it sets the current month.
  const { customerId, referenceDate = null } = attributes;
  try {
    const change = { ...decided, id, version, status, attributes: { customerId, referenceDate } };
    return await call(referenceRoutes.updateReference, change);
  } catch (error) {
    // The status is already set: an earlier response was lost, or somebody else set it.
    const current = currentOf(error);
    if (current?.status === status) return current;
    throw error;
  }
}

function currentOf(error: unknown): Reference | undefined {
  // The server sends the current record with every conflict (contract/primitives/error.ts).
  return isApiError(error, 'VERSION_CONFLICT') ? (error.current as Reference | undefined) : undefined;
}
