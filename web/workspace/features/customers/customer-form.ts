import type { Customer } from '#contract/customer';
import { mergeOver } from '../../lib/merge.ts';
import { withScheme } from '../../lib/web-address.ts';

/** The attributes that this form knows. A customer may have others, which stay as they are. */
export const attributeFields = [
  'industry',
  'website',
  'location',
  'contactName',
  'contactEmail',
  'description',
  'logoUrl',
] as const;
export type AttributeField = (typeof attributeFields)[number];

export type CustomerForm = Record<AttributeField, string> & {
  name: string;
  status: Customer['status'];
  tags: string[];
};
export type FormField = keyof CustomerForm;
/** What is wrong with which field. */
export type FormErrors = Partial<Record<FormField, string>>;

export const emptyForm: CustomerForm = {
  name: '',
  industry: '',
  website: '',
  location: '',
  contactName: '',
  contactEmail: '',
  description: '',
  logoUrl: '',
  status: 'Draft',
  tags: [],
};

export function formOf({ name, attributes, status, tags }: Customer): CustomerForm {
  const known = attributeFields.map((field) => [field, String(attributes[field] ?? '')]);
  const attributeTexts = Object.fromEntries(known) as Record<AttributeField, string>;
  return { ...attributeTexts, name, status, tags: [...tags] };
}

/** The writable part of the record. What is left empty is taken out, what the form does not know is kept. */
export function bodyOf(form: CustomerForm, kept: Customer['attributes'] = {}) {
  const attributes = { ...kept };
  for (const field of attributeFields) {
    const value = form[field].trim();
    if (value) attributes[field] = field === 'website' ? withScheme(value) : value;
    else delete attributes[field];
  }
  return { name: form.name.trim(), status: form.status, tags: form.tags, attributes };
}

/** The field behind a path of the record ("attributes.website", "tags.3"). */
export function fieldAt(path: string): FormField | undefined {
  const [first, second] = path.split('.');
  const name = first === 'attributes' ? second : first;
  return Object.keys(emptyForm).find((field): field is FormField => field === name);
}

/** Whether two forms would save the same. */
export const sameForm = (one: CustomerForm, other: CustomerForm): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** The fields in which a form differs from another. */
export function differences(one: CustomerForm, other: CustomerForm): FormField[] {
  const fields = Object.keys(emptyForm) as FormField[];
  return fields.filter((field) => wordsOf(one[field]) !== wordsOf(other[field]));
}

/** Theirs, with what was changed here since `base` on top. */
export const merged = (theirs: CustomerForm, base: CustomerForm, mine: CustomerForm): CustomerForm =>
  mergeOver(theirs, base, mine, (one, other) => wordsOf(one) === wordsOf(other));

/** A field's value as it reads. */
export const wordsOf = (value: CustomerForm[FormField]): string =>
  typeof value === 'string' ? value.trim() : value.join(', ');
