import { collectionRoutes, type Collection } from '#contract/resources/collection';
import { formRoutes, type Form } from '#contract/resources/form';
import type { Reference } from '#contract/resources/reference';
import { tenderRoutes, type Tender } from '#contract/resources/tender';
import { limits } from '#contract/rules/limits';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { runEach, throwOthers } from '../../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import { readCollections } from '../../../../lib/organization/records.ts';
import { readTenders } from '../../../../tenders/tender-lists.ts';

/** Takes back what an archive brought beside references and customers. Returns the collections that are gone. */
export async function undoArchive(
  call: OrganizationCall,
  importId: string,
  made: readonly Reference[],
): Promise<ReadonlySet<string>> {
  await removeTenders(call, importId);
  await removeForms(call, importId);
  return await removeCollections(call, importId, made);
}

/** Requirements and references were added one by one. Only managers delete tenders, so those of others keep their references. */
async function removeTenders(call: OrganizationCall, importId: string): Promise<void> {
  const isAsMade = ({ origin, version, partsVersion, needs, referenceIds }: Tender) =>
    origin?.importId === importId && version === 1 && partsVersion === 1 + needs + referenceIds.length;
  const { failed } = await runEach((await readTenders(call)).filter(isAsMade), ({ id }) =>
    call(tenderRoutes.deleteTender, { id }),
  );
  throwOthers(failed, (error) => isApiError(error, 'NOT_FOUND') || isApiError(error, 'FORBIDDEN'));
}

async function removeForms(call: OrganizationCall, importId: string): Promise<void> {
  const { forms } = await call(formRoutes.listForms, {});
  const isAsMade = (one: Form) => one.importId === importId && one.version === 1 && !one.usedAt;
  const { failed } = await runEach(forms.filter(isAsMade), ({ id }) => call(formRoutes.deleteForm, { id }));
  throwOthers(failed, isGone);
}

/** References alone are no reason to keep a collection of them. */
async function removeCollections(call: OrganizationCall, importId: string, made: readonly Reference[]) {
  const ids = new Set(made.map(({ id }) => id));
  const calls = ({ itemIds }: Collection) => Math.ceil(itemIds.length / limits.collectionItemsPerCall);
  const isAsMade = (one: Collection) =>
    one.importId === importId &&
    one.version === Math.max(1, calls(one)) &&
    one.itemIds.every((id) => ids.has(id));
  const { done, failed } = await runEach((await readCollections(call)).filter(isAsMade), ({ id }) =>
    call(collectionRoutes.deleteCollection, { id }),
  );
  throwOthers(failed, isGone);
  return new Set([...done, ...failed].map(({ item }) => item.id));
}

const isGone = (error: unknown): boolean => isApiError(error, 'NOT_FOUND');
