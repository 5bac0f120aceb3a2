import {
  referenceRoutes,
  type Reference,
  type ReferenceStatus,
  type WrittenReference,
} from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import type { ActionContext } from '../../lib/organization/active-organization.tsx';
import { isApiError } from '../../lib/api/api-error.ts';
import { recordKeys } from '../../lib/organization/records.ts';
import { CachedReferences } from './cached-references.ts';
import { bodyOf, type ReferenceForm } from './reference-form.ts';

export type Decided = Pick<Sent<typeof referenceRoutes.updateReference>, 'leaveOut' | 'overrideReason'>;

export interface Save {
  form: ReferenceForm;
  saved?: Pick<Reference, 'id' | 'version'>;
  status?: ReferenceStatus;
  /** These fields say what a member decided about parts that nobody allowed. */
  decided?: Decided | undefined;
}

export async function saveReference(context: ActionContext, save: Save): Promise<WrittenReference> {
  const { client, organizationId } = context;
  const { customers, references } = recordKeys;
  try {
    const reference = await send(context, save);
    const list = new CachedReferences(client, organizationId);
    await list.hold([reference.id]);
    list.keep(reference);
    list.refresh();
    return reference;
  } catch (error) {
    // The customer was deleted, so the list has to reload.
    if (isApiError(error) && error.fields['attributes.customerId'])
      void client.invalidateQueries({ queryKey: customers(organizationId) });
    if (isApiError(error, 'NOT_FOUND'))
      void client.invalidateQueries({ queryKey: references(organizationId) });
    throw error;
  }
}

function send({ call }: ActionContext, { form, saved, status, decided }: Save): Promise<WrittenReference> {
  const body = bodyOf(form);
  if (saved) {
    // An update with an empty date would set the current month; null keeps it empty.
    const attributes = { ...body.attributes, referenceDate: body.attributes.referenceDate || null };
    const { id, version } = saved;
    return call(referenceRoutes.updateReference, { ...body, ...decided, attributes, id, version, status });
  }
  const firstStatus = status === 'Published' ? 'Published' : 'Draft';
  return call(referenceRoutes.createReference, { ...body, ...decided, status: firstStatus });
}
