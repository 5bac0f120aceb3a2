import { cardOf, type CardContent } from '#contract/card';
import type { CardConfig } from '#contract/card-config';
import { readCardConfig } from '#contract/read-card-config';
import type { Reference } from '#contract/reference';
import {
  fieldNames,
  missingFields,
  requiredFields,
  templateOf,
  type CardField,
} from '#contract/templates/index';
import { texts } from './texts.ts';

/** What the editor holds. A part of the card has the card's own name for it, so that templates speak of both. */
export interface ReferenceForm {
  customerId: string;
  templateId: string;
  visibility: Reference['visibility'];
  title: string;
  shortDescription: string;
  longDescription: string;
  referenceType: string;
  referenceDate: string;
  mainImage: string;
  logoImage: string;
  location: string;
  environmentType: string;
  clientIndustry: string;
  projectDuration: string;
  outcomes: string;
  buttonText: string;
  callToAction: string;
  tags: string[];
  config: CardConfig;
}

export type FormField = keyof ReferenceForm;

export const emptyForm: ReferenceForm = {
  customerId: '',
  templateId: 'standard',
  visibility: 'public',
  title: '',
  shortDescription: '',
  longDescription: '',
  referenceType: '',
  referenceDate: '',
  mainImage: '',
  logoImage: '',
  location: '',
  environmentType: '',
  clientIndustry: '',
  projectDuration: '',
  outcomes: '',
  buttonText: '',
  callToAction: '',
  tags: [],
  config: {},
};

/** Where each field travels in the record; the server names its complaints by these paths. */
const paths: Record<FormField, string> = {
  customerId: 'attributes.customerId',
  templateId: 'templateId',
  visibility: 'visibility',
  title: 'name',
  shortDescription: 'attributes.description',
  longDescription: 'attributes.longDescription',
  referenceType: 'attributes.referenceType',
  referenceDate: 'attributes.referenceDate',
  mainImage: 'custom.mainImage',
  logoImage: 'custom.logoImage',
  location: 'custom.projectLocation',
  environmentType: 'custom.environmentType',
  clientIndustry: 'custom.clientIndustry',
  projectDuration: 'custom.projectDuration',
  outcomes: 'custom.outcomes',
  buttonText: 'custom.buttonText',
  callToAction: 'custom.callToAction',
  tags: 'tags',
  config: 'custom.templateConfig',
};

const fieldsByPath = new Map(Object.entries(paths).map(([field, path]) => [path, field as FormField]));

/** The field behind a path of the record ("custom.mainImage", "tags.3"). */
export function fieldAt(path: string): FormField | undefined {
  return fieldsByPath.get(path) ?? fieldsByPath.get(path.split('.')[0]!);
}

export function formOf({ name, visibility, tags, templateId, attributes, custom }: Reference): ReferenceForm {
  return {
    customerId: attributes.customerId,
    templateId,
    visibility,
    title: name,
    shortDescription: attributes.description ?? '',
    longDescription: attributes.longDescription ?? '',
    referenceType: attributes.referenceType ?? '',
    referenceDate: attributes.referenceDate ?? '',
    mainImage: custom.mainImage ?? '',
    logoImage: custom.logoImage ?? '',
    location: custom.projectLocation ?? '',
    environmentType: custom.environmentType ?? '',
    clientIndustry: custom.clientIndustry ?? '',
    projectDuration: custom.projectDuration ?? '',
    outcomes: custom.outcomes ?? '',
    buttonText: custom.buttonText ?? '',
    callToAction: custom.callToAction ?? '',
    tags: [...tags],
    config: readCardConfig(custom.templateConfig),
  };
}

/** The record's writable part. Every field is sent, those of other templates too: changing the template loses nothing. */
export function bodyOf(form: ReferenceForm) {
  return {
    name: form.title.trim(),
    visibility: form.visibility,
    tags: form.tags,
    templateId: form.templateId,
    attributes: {
      customerId: form.customerId,
      referenceType: form.referenceType.trim(),
      referenceDate: form.referenceDate.trim(),
      description: form.shortDescription.trim(),
      longDescription: form.longDescription.trim(),
      templateId: form.templateId,
    },
    custom: {
      templateConfig: canonicalConfig(form.config),
      mainImage: form.mainImage.trim(),
      logoImage: form.logoImage.trim(),
      projectLocation: form.location.trim(),
      environmentType: form.environmentType.trim(),
      clientIndustry: form.clientIndustry.trim(),
      projectDuration: form.projectDuration.trim(),
      outcomes: form.outcomes.trim(),
      buttonText: form.buttonText.trim(),
      callToAction: form.callToAction.trim(),
    },
  };
}

// One order of keys for one look, so that forms can be compared; what is not valid is left for the schema to refuse.
function canonicalConfig(config: CardConfig): string {
  const read = readCardConfig(config);
  const unread = Object.entries(config).filter(([name]) => !(name in read));
  return JSON.stringify({ ...read, ...Object.fromEntries(unread) });
}

/** Whether saving the one would store what the other does. */
export function sameForm(one: ReferenceForm, other: ReferenceForm): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** The card as it would look if this were saved. */
export function cardOfForm(
  form: ReferenceForm,
  saved: Pick<Reference, 'id' | 'status'> | undefined,
  company?: string,
): CardContent {
  const identity = { id: saved?.id ?? 'new', status: saved?.status ?? 'Draft' };
  return cardOf({ ...identity, ...bodyOf(form) }, company);
}

/** The live card: what is required and still empty shows an example in its place. */
export function previewOf(card: CardContent): CardContent {
  const examples = texts.examples as Partial<Record<CardField, string>>;
  const wanted = ['title', ...requiredFields(card.templateId)] as CardField[];
  const gaps = wanted.filter((field) => !card[field]?.length && examples[field]);
  return { ...card, ...Object.fromEntries(gaps.map((field) => [field, examples[field]])) };
}

/** What the template still needs before this can be published. */
export function missingToPublish(form: ReferenceForm): CardField[] {
  return missingFields(cardOfForm(form, undefined));
}

/** What is filled in and that the chosen template does not show. */
export function hiddenFields(form: ReferenceForm): CardField[] {
  const shown = new Set(templateOf(form.templateId).fields.map(({ name }) => name));
  const all = Object.keys(fieldNames) as CardField[];
  return all.filter((field) => form[field].length > 0 && !shown.has(field));
}

/** Where two versions differ, as saving would see it. */
export function differingFields(one: ReferenceForm, other: ReferenceForm): FormField[] {
  const [left, right] = [bodyOf(one), bodyOf(other)];
  const at = (body: object, path: string) =>
    JSON.stringify(
      path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], body),
    );
  const fields = Object.keys(paths) as FormField[];
  return fields.filter((field) => at(left, paths[field]) !== at(right, paths[field]));
}

/** "Fill in: title, main image". */
export function namesOf(fields: readonly CardField[]): string {
  return fields.map((field) => fieldNames[field]).join(', ');
}
