import type { Branding } from '#contract/organization';
import { templateOf, templates } from '#contract/templates';
import type { StoredDraft } from '../../../record-editor/draft-storage.ts';
import { emptyForm, type ReferenceForm } from '../reference-form.ts';

type Requested = Partial<Pick<ReferenceForm, 'customerId' | 'templateId'>>;

/** What an address asks a new reference to begin with. */
export function readInitialValues(address: URLSearchParams): Requested {
  const templateId = address.get('template') ?? '';
  return {
    customerId: address.get('customerId') ?? undefined,
    templateId: templates.some(({ id, hidden }) => id === templateId && !hidden) ? templateId : undefined,
  };
}

/** A new reference as it is before anybody has typed: without a requested template, of the organisation's first one. */
export function initialValues(
  { customerId, templateId }: Requested,
  branding: Pick<Branding, 'template'> | undefined,
): ReferenceForm {
  const first = branding && templateOf(branding.template.id);
  const usual = first && !first.hidden ? first.id : emptyForm.templateId;
  return {
    ...emptyForm,
    customerId: customerId ?? emptyForm.customerId,
    templateId: templateId ?? usual,
  };
}

/** A customer newly requested wins over the draft's; the one with which the draft was begun over no later choice. */
export function withRequestedCustomer(
  draft: StoredDraft | undefined,
  { customerId }: Requested,
): StoredDraft | undefined {
  if (!draft || !customerId || customerId === draft.base?.customerId) return draft;
  return { ...draft, form: { ...draft.form, customerId } };
}
