import { formRoutes, type Form } from '#contract/resources/form';
import { tenderRoutes, type Tender } from '#contract/resources/tender';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { runEach, throwOthers } from '../../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import { readTenders } from '../../../../tenders/tender-lists.ts';

/** Requirements and references were added one by one. Only managers delete tenders, so those of others keep their references. */
export async function removeTenders(call: OrganizationCall, importId: string): Promise<void> {
  const isAsMade = ({ origin, version, partsVersion, needs, referenceIds }: Tender) =>
    origin?.importId === importId && version === 1 && partsVersion === 1 + needs + referenceIds.length;
  const { failed } = await runEach((await readTenders(call)).filter(isAsMade), ({ id }) =>
    call(tenderRoutes.deleteTender, { id }),
  );
  throwOthers(failed, (error) => isApiError(error, 'NOT_FOUND') || isApiError(error, 'FORBIDDEN'));
}

export async function removeForms(call: OrganizationCall, importId: string): Promise<void> {
  const { forms } = await call(formRoutes.listForms, {});
  const isAsMade = (one: Form) => one.importId === importId && one.version === 1 && !one.usedAt;
  const { failed } = await runEach(forms.filter(isAsMade), ({ id }) => call(formRoutes.deleteForm, { id }));
  throwOthers(failed, (error) => isApiError(error, 'NOT_FOUND'));
}
