import { assetRoutes } from '#contract/resources/asset';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import type { Facts } from '#contract/reference/fact-schemas';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { isApiError } from '../../../lib/api/api-error.ts';
import { runEach, throwOthers } from '../../../lib/api/run-each.ts';
import type { ActionContext, OrganizationCall } from '../../../lib/organization/active-organization.tsx';
import { readCustomers } from '../../../lib/organization/records.ts';
import { readPermissions } from '../../../permissions/state/overview-data.ts';
import { readApprovals } from '../../../permissions/approval/approvals.ts';
import { assetIdsIn } from './bring-in-pictures.ts';
import { CachedReferences, deleteReference } from '../cached-references.ts';
import type { undoArchive } from './archive/undo-archive.ts';
import { writeChange } from './write-change.ts';

export interface EarlierImport {
  importId: string;
  file: string;
  at: string;
  made: Reference[];
  changed: Reference[];
}

/** Newest first. The references themselves say which import made them, and which one changed them last. */
export function earlierImports(references: readonly Reference[]): EarlierImport[] {
  const found = new Map<string, EarlierImport>();
  const add = (
    reference: Reference,
    kind: 'made' | 'changed',
    by: { importId: string; file: string; at: string },
  ) => {
    const one = found.get(by.importId) ?? { ...by, made: [], changed: [] };
    if (by.at < one.at) one.at = by.at;
    one[kind].push(reference);
    found.set(by.importId, one);
  };
  for (const reference of references) {
    const { origin, lastImport, createdAt } = reference;
    if (origin) add(reference, 'made', { importId: origin.importId, file: origin.file, at: createdAt });
    if (lastImport)
      add(reference, 'changed', { importId: lastImport.importId, file: lastImport.file, at: lastImport.at });
  }
  return [...found.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

export const referencesOf = ({ made, changed }: EarlierImport): Reference[] => [
  ...new Set([...made, ...changed]),
];

export interface Undone {
  gone: number;
  restored: number;
  /** Somebody has edited or used these since. */
  kept: Reference[];
}

/** Takes back what nobody has touched since: changes, then references, contacts, and customers without either. */
export async function undoImport(
  context: ActionContext,
  one: EarlierImport,
  chosen: ReadonlySet<string> = idsOf(one),
): Promise<Undone> {
  const { call, client, organizationId } = context;
  const { importId } = one;
  const all = referencesOf(one);
  const isChosen = ({ id }: Reference) => chosen.has(id);
  const made = one.made.filter(isChosen);
  const changed = one.changed.filter(isChosen);
  const approvals = await readApprovals(call);
  const { entries } = await readPermissions(call);
  const uses = [...approvals.map(({ referenceId, askedAt }) => ({ referenceId, at: askedAt })), ...entries];
  const isUsed = (id: string, since = '') =>
    uses.some(({ referenceId, at }) => referenceId === id && at > since);
  const read = await runEach(all, ({ id }) => call(referenceRoutes.getFacts, { id }));
  throwOthers(read.failed, isGone);
  const factsOf = new Map(read.done.map(({ item, result }) => [item.id, result]));

  const restored = await runEach(
    changed.filter(
      (reference) =>
        isAsWritten(reference, factsOf.get(reference.id)) && !isUsed(reference.id, reference.lastImport?.at),
    ),
    (reference) => restore(call, reference, factsOf.get(reference.id)!, importId),
  );
  // What is left of an archive may need its collections, tenders and forms.
  const collections =
    chosen.size < all.length ? new Set<string>() : await removeArchived(call, importId, made);
  const isUntouched = ({ id, version, collectionIds = [] }: Reference) =>
    version === 1 &&
    collectionIds.every((collection) => collections.has(collection)) &&
    !isUsed(id) &&
    (factsOf.get(id)?.version ?? 0) <= 1;
  const list = new CachedReferences(client, organizationId);
  const deleted = await runEach(made.filter(isUntouched), ({ id, version }) =>
    deleteReference(call, list, id, version),
  );
  const pictures = new Set(
    deleted.done.flatMap(({ item: { custom, attributes } }) =>
      assetIdsIn([...Object.values(custom), ...Object.values(attributes)], organizationId),
    ),
  );
  // Pictures that something else shows meanwhile stay.
  const unshown = await runEach([...pictures], (id) => call(assetRoutes.deleteAsset, { id }));
  const done = new Set([...deleted.done, ...restored.done].map(({ item }) => item.id));
  const left = all.filter(({ id }) => !done.has(id));
  const inUse = new Set([
    ...approvals.map(({ contact }) => contact.id),
    ...left.flatMap(({ id }) => factsOf.get(id)?.values.clientContact ?? []),
  ]);
  await removeCustomers(context, importId, all, inUse);
  list.refresh();
  throwOthers([...deleted.failed, ...restored.failed, ...unshown.failed], isInUse);
  const kept = left.filter(isChosen);
  return { gone: deleted.done.length, restored: restored.done.length, kept };
}

const idsOf = (one: EarlierImport): Set<string> => new Set(referencesOf(one).map(({ id }) => id));

/** Returns the collections that are gone. A table makes nothing but references, customers and contacts. */
async function removeArchived(...taken: Parameters<typeof undoArchive>): Promise<ReadonlySet<string>> {
  const [, , made] = taken;
  if (!made.some(({ origin }) => origin?.recordId)) return new Set();
  return await (await import('./archive/undo-archive.ts')).undoArchive(...taken);
}

const isGone = (error: unknown): boolean => isApiError(error, 'NOT_FOUND');

/** The reference has changed meanwhile, or is needed as it is. */
const isInUse = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !lost.has(error.status);

const lost = new Set([401, 403, 429]);

/** Whoever edits a reference or its facts makes a later version of one of them. */
const isAsWritten = ({ version, lastImport }: Reference, facts: Facts | undefined): boolean =>
  facts !== undefined &&
  lastImport?.before !== undefined &&
  lastImport.version === version &&
  (facts.updatedAt ?? '') <= lastImport.at;

/** The values of before become a new version. */
function restore(
  call: OrganizationCall,
  reference: Reference,
  facts: Facts,
  importId: string,
): Promise<Reference> {
  const { attributes, ...before } = reference.lastImport!.before!;
  const { referenceDate } = attributes;
  return writeChange(call, {
    reference,
    facts,
    record: {
      ...before,
      attributes: { ...attributes, ...(referenceDate === '' && { referenceDate: null }) },
    },
    values: facts.lastImport?.importId === importId ? facts.lastImport.before : undefined,
    byImport: null,
  });
}

async function removeCustomers(
  { call, organizationId }: ActionContext,
  importId: string,
  references: readonly Reference[],
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
    if (!isMade(customer) || referenceCount > 0 || version > 1 || unused.length < contacts.length) return;
    await call(customerRoutes.deleteCustomer, { id });
    const logos = assetIdsIn([JSON.stringify(customer.attributes)], organizationId);
    await Promise.allSettled(logos.map((logo) => call(assetRoutes.deleteAsset, { id: logo })));
  });
  throwOthers(failed, (error) => isGone(error) || isApiError(error, 'CUSTOMER_IN_USE'));
}
