import { cardOf, type CardContent } from '#contract/cards/card';
import type { CardConfig } from '#contract/cards/card-config';
import { readCardConfig } from '#contract/cards/read-card-config';
import type { Reference } from '#contract/resources/reference';
import {
  emptyFields,
  fieldEntries,
  fieldNames,
  fieldsOf,
  mapFields,
  recordOf,
  type FieldName,
  type FieldValues,
} from '#contract/reference/field-values';
import { missingFields, requiredFields, templateOf } from '#contract/cards/templates';
import * as words from '#words/references';

/** The form values. Fields of the card have the same names as in the card, which templates refer to. */
export interface ReferenceForm extends FieldValues {
  customerId: string;
  newCustomer: string;
  templateId: string;
  visibility: Reference['visibility'];
  config: CardConfig;
}

export type FormField = keyof ReferenceForm;

export const emptyForm: ReferenceForm = {
  customerId: '',
  newCustomer: '',
  templateId: 'standard',
  visibility: 'public',
  ...emptyFields(),
  config: {},
};

const paths: Record<Exclude<FormField, 'newCustomer'>, string> = {
  customerId: 'attributes.customerId',
  templateId: 'templateId',
  visibility: 'visibility',
  ...mapFields(({ at }) => at),
  config: 'custom.templateConfig',
};

const fieldsByPath = new Map(Object.entries(paths).map(([field, path]) => [path, field as FormField]));

/** Maps a record path ("custom.mainImage", "tags.3") to its field. */
export function fieldAt(path: string): FormField | undefined {
  return fieldsByPath.get(path) ?? fieldsByPath.get(path.split('.')[0]!);
}

export function formOf(reference: Reference): ReferenceForm {
  const { visibility, templateId, attributes, custom } = reference;
  const filled = Object.entries(fieldsOf(reference)).filter(([, value]) => value !== undefined);
  return {
    ...emptyForm,
    ...Object.fromEntries(filled),
    customerId: attributes.customerId,
    templateId,
    visibility,
    config: readCardConfig(custom.templateConfig),
  };
}

/** The writable part of the record. It includes fields that the template hides, so that changing the template loses nothing. */
export function bodyOf({
  customerId,
  newCustomer: _newCustomer,
  templateId,
  visibility,
  config,
  ...fields
}: ReferenceForm) {
  const { attributes, custom, ...record } = recordOf(trimmed(fields));
  return {
    ...record,
    visibility,
    templateId,
    attributes: { ...attributes, customerId, templateId },
    custom: { ...custom, templateConfig: canonicalConfig(config) },
  };
}

const trimmed = (fields: FieldValues) =>
  mapFields((_, name) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim() : value;
  }) as FieldValues;

// A fixed order of keys makes forms comparable. Invalid settings are kept for the schema to refuse.
function canonicalConfig(config: CardConfig): string {
  const read = readCardConfig(config);
  const unread = Object.entries(config).filter(([name]) => !(name in read));
  return JSON.stringify({ ...read, ...Object.fromEntries(unread) });
}

export function cardOfForm(
  form: ReferenceForm,
  saved: Pick<Reference, 'id' | 'status'> | undefined,
  company = form.newCustomer.trim() || undefined,
): CardContent {
  const identity = { id: saved?.id ?? 'new', status: saved?.status ?? 'Draft' };
  return cardOf({ ...identity, ...bodyOf(form) }, company);
}

export function previewOf(card: CardContent): CardContent {
  const examples = words.examples as Partial<Record<FieldName, string>>;
  const wanted = ['title', ...requiredFields(card.templateId)] as FieldName[];
  const gaps = wanted.filter((field) => !card[field]?.length && examples[field]);
  return { ...card, ...Object.fromEntries(gaps.map((field) => [field, examples[field]])) };
}

export function missingToPublish(form: ReferenceForm): FieldName[] {
  return missingFields(cardOfForm(form, undefined));
}

export function hiddenFields(form: ReferenceForm): FieldName[] {
  const shown = new Set(templateOf(form.templateId).fields.map(({ name }) => name));
  return fieldEntries.map(([name]) => name).filter((field) => form[field].length > 0 && !shown.has(field));
}

export function namesOf(fields: readonly FieldName[]): string {
  return fields.map((field) => fieldNames[field]).join(', ');
}
