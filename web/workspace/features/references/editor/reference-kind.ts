import { oneOf, visibilities } from '#contract/rules/choices';
import { readCardConfig } from '#contract/cards/read-card-config';
import { createCustomerBody } from '#contract/resources/customer';
import { createReferenceBody, type Reference } from '#contract/resources/reference';
import * as fixed from '#words/fixed';
import type { Branding } from '#contract/resources/organization';
import type { KeyFigure } from '#contract/reference/fields';
import { sampleParts, sampleStory, sampleTexts } from '#contract/reference/sample-story';
import { templateOf, templates } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import type { RecordKind } from '../../../record-editor/record-kind.ts';
import {
  cardOfForm,
  fieldAt,
  formOf,
  missingToPublish,
  namesOf,
  type ReferenceForm,
  bodyOf,
  type FormField,
  emptyForm,
} from '../reference-form.ts';
import type { StoredDraft } from '../../../record-editor/draft-storage.ts';

export const referenceKind: RecordKind<ReferenceForm, Reference> = {
  noun: 'reference',
  called: 'this reference',
  draftName: (id) => id,
  address: (id) => `/app/references/${id}`,
  read: formOf,
  readers: {
    visibility: (stored) => oneOf(visibilities, stored),
    config: readCardConfig,
    figures: (stored) => (Array.isArray(stored) ? stored.filter(isFigure) : undefined),
  },
  check: checkReference,
  missing: (form, status) => {
    if (status !== 'Published') return undefined;
    const sample = sampleParts(cardOfForm(form, undefined));
    if (sample.length > 0) {
      const fields = sample.map((part) => [part === 'company' ? 'customerId' : part, sampleTexts.part]);
      return {
        message: sampleTexts.refused(sample),
        fields: Object.fromEntries(fields),
        next: 'removeSample',
      };
    }
    const missing = missingToPublish(form);
    if (missing.length === 0) return undefined;
    return {
      message: words.editor.fillIn(namesOf(missing)),
      fields: Object.fromEntries(missing.map((field) => [field, words.editor.requiredToPublish])),
    };
  },
  fieldsOf: (messages, sent) => {
    const found = Object.entries(messages).map(([path, message]) => [fieldAt(path), message] as const);
    const fields = Object.fromEntries(found.filter(([field]) => field !== undefined));
    // The customer was in the list, so somebody has deleted it since.
    if (fields.customerId === fixed.customerIdRequired && sent.customerId)
      fields.customerId = words.customerDeletedMeanwhile;
    return fields;
  },
  saveFailed: (creating) => (creating ? fixed.referenceCreateFailed : words.editor.saveFailedUnknown),
};

const isFigure = (item: unknown): item is KeyFigure =>
  typeof item === 'object' && item !== null && Object.values(item).every((part) => typeof part === 'string');

const placeholderId = '0'.repeat(26);

export function checkReference(values: ReferenceForm): Partial<Record<FormField, string>> {
  const name = values.customerId ? '' : values.newCustomer.trim();
  const result = createReferenceBody.safeParse(
    bodyOf(name ? { ...values, customerId: placeholderId } : values),
  );
  const messages: Partial<Record<FormField, string>> = {};
  const wrongName = name && createCustomerBody.safeParse({ name }).error?.issues[0]?.message;
  if (wrongName) messages.customerId = wrongName;
  for (const { path, message } of result.error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (field) messages[field] ??= message;
  }
  return messages;
}

type Requested = Partial<Pick<ReferenceForm, 'customerId' | 'templateId'>>;

const { company: newCustomer, ...sampleFields } = sampleStory;
const sampleForm: Partial<ReferenceForm> = { newCustomer, ...sampleFields };

export function readInitialValues(address: URLSearchParams): Requested {
  const templateId = address.get('template') ?? '';
  return {
    customerId: address.get('customerId') ?? undefined,
    templateId: templates.some(({ id, hidden }) => id === templateId && !hidden) ? templateId : undefined,
  };
}

/** The first reference of an organization gets the sample story. A requested template replaces the organization's default. */
export function initialValues(
  { customerId, templateId }: Requested,
  branding: Pick<Branding, 'template'> | undefined,
  isFirst = false,
): ReferenceForm {
  const first = branding && templateOf(branding.template.id);
  const usual = first && !first.hidden ? first.id : emptyForm.templateId;
  return {
    ...emptyForm,
    ...(isFirst && sampleForm),
    customerId: customerId ?? emptyForm.customerId,
    templateId: templateId ?? usual,
  };
}

/** Applies a newly requested customer to a draft. The customer that the draft began with does not override a later choice. */
export function withRequestedCustomer(
  draft: StoredDraft | undefined,
  { customerId }: Requested,
): StoredDraft | undefined {
  if (!draft || !customerId || customerId === draft.base?.customerId) return draft;
  return { ...draft, form: { ...draft.form, customerId } };
}
