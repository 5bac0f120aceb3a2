import { customerRoutes, type Customer } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { isApiError } from '../../../lib/api/api-error.ts';
import { runEach } from '../../../lib/api/run-each.ts';
import type { ActionContext, OrganizationCall } from '../../../lib/organization/active-organization.tsx';
import { readCustomers } from '../../../lib/organization/records.ts';
import { readPermissions } from '../../../permissions/state/overview-data.ts';
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

/** Deletes what nobody has touched since: references, then contacts, then customers without either. */
export async function undoImport(
  context: ActionContext,
  { importId, references }: EarlierImport,
): Promise<{ gone: number; kept: Reference[] }> {
  const { call, client, organizationId } = context;
  const approvals = await readApprovals(call);
  const { entries } = await readPermissions(call);
  const asked = new Set([
    ...approvals.flatMap(({ referenceId, contact }) => [referenceId, contact.id]),
    ...entries.map(({ referenceId }) => referenceId),
  ]);
  const facts = await runEach(references, ({ id }) => call(referenceRoutes.getFacts, { id }));
  const factsOf = new Map(facts.done.map(({ item, result }) => [item.id, result]));
  const isUntouched = ({ id, version, collectionIds = [] }: Reference) =>
    version === 1 && collectionIds.length === 0 && !asked.has(id) && (factsOf.get(id)?.version ?? 0) <= 1;
  const list = new CachedReferences(client, organizationId);
  const { done, failed } = await runEach(references.filter(isUntouched), ({ id, version }) =>
    deleteReference(call, list, id, version),
  );
  const gone = new Set(done.map(({ item }) => item.id));
  const kept = references.filter(({ id }) => !gone.has(id));
  const inUse = new Set([...asked, ...kept.flatMap(({ id }) => factsOf.get(id)?.values.clientContact ?? [])]);
  await removeCustomers(call, { importId, references }, inUse);
  list.refresh();
  const unexpected = failed.find(({ error }) => !isApiError(error, 'VERSION_CONFLICT'));
  if (unexpected) throw unexpected.error;
  return { gone: gone.size, kept };
}

async function removeCustomers(
  call: OrganizationCall,
  { importId, references }: Pick<EarlierImport, 'importId' | 'references'>,
  contactsInUse: ReadonlySet<string | undefined>,
): Promise<void> {
  const withReferences = new Set(references.map(({ attributes }) => attributes.customerId));
  const isMade = ({ attributes }: Customer) => attributes.importId === importId;
  const customers = (await readCustomers(call)).filter((one) => isMade(one) || withReferences.has(one.id));
  const { failed } = await runEach(customers, async (customer) => {
    const { id, referenceCount, version } = customer;
    const { contacts } = await call(customerRoutes.listContacts, { id });
    const unused = contacts.filter(
      (one) => one.importId === importId && one.createdAt === one.updatedAt && !contactsInUse.has(one.id),
    );
    for (const { id: contactId } of unused) await call(customerRoutes.deleteContact, { id, contactId });
    if (isMade(customer) && referenceCount === 0 && version === 1 && unused.length === contacts.length)
      await call(customerRoutes.deleteCustomer, { id });
  });
  const unexpected = failed.find(
    ({ error }) => !isApiError(error, 'CUSTOMER_IN_USE') && !isApiError(error, 'NOT_FOUND'),
  );
  if (unexpected) throw unexpected.error;
}
