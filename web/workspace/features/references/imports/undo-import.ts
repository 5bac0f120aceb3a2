import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { isApiError } from '../../../lib/api/api-error.ts';
import { runEach } from '../../../lib/api/run-each.ts';
import type { ActionContext } from '../../../lib/organization/active-organization.tsx';
import { readCustomers } from '../../../lib/organization/records.ts';
import { readApprovals } from '../../../permissions/approval/approvals.ts';
import { CachedReferences, deleteReference } from '../cached-references.ts';

export interface EarlierImport {
  importId: string;
  file: string;
  at: string;
  references: Reference[];
}

/** Newest first. The references themselves say which import made them. */
export function earlierImports(references: readonly Reference[]): EarlierImport[] {
  const found = new Map<string, EarlierImport>();
  for (const reference of references) {
    if (!reference.origin) continue;
    const { importId, file } = reference.origin;
    const one = found.get(importId) ?? { importId, file, at: reference.createdAt, references: [] };
    if (reference.createdAt < one.at) one.at = reference.createdAt;
    one.references.push(reference);
    found.set(importId, one);
  }
  return [...found.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Deletes what nobody has touched since: references, then customers without references or contacts. */
export async function undoImport(
  context: ActionContext,
  { importId, references }: EarlierImport,
): Promise<{ gone: number; kept: Reference[] }> {
  const { call, client, organizationId } = context;
  const approvals = await readApprovals(call);
  const asked = new Set(approvals.map(({ referenceId }) => referenceId));
  const isUntouched = ({ id, version, collectionIds = [] }: Reference) =>
    version === 1 && collectionIds.length === 0 && !asked.has(id);
  const list = new CachedReferences(client, organizationId);
  const facts = await runEach(references.filter(isUntouched), ({ id }) =>
    call(referenceRoutes.getFacts, { id }),
  );
  const written = new Set(facts.done.flatMap(({ result }) => (result.version > 1 ? result.referenceId : [])));
  const { done, failed } = await runEach(
    references.filter((one) => isUntouched(one) && !written.has(one.id)),
    ({ id, version }) => deleteReference(call, list, id, version),
  );
  const gone = new Set(done.map(({ item }) => item.id));
  await removeCustomers(context, importId);
  list.refresh();
  const unexpected = failed.find(({ error }) => !isApiError(error, 'VERSION_CONFLICT'));
  if (unexpected) throw unexpected.error;
  return { gone: gone.size, kept: references.filter(({ id }) => !gone.has(id)) };
}

async function removeCustomers({ call }: ActionContext, importId: string): Promise<void> {
  const customers = await readCustomers(call);
  const unused = customers.filter(
    ({ attributes, referenceCount, version }) =>
      attributes.importId === importId && referenceCount === 0 && version === 1,
  );
  const { failed } = await runEach(unused, async ({ id }) => {
    const { contacts } = await call(customerRoutes.listContacts, { id });
    if (contacts.length === 0) await call(customerRoutes.deleteCustomer, { id });
  });
  const unexpected = failed.find(
    ({ error }) => !isApiError(error, 'CUSTOMER_IN_USE') && !isApiError(error, 'NOT_FOUND'),
  );
  if (unexpected) throw unexpected.error;
}
