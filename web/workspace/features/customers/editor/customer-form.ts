import type { Customer } from '#contract/resources/customer';
import { withScheme } from '../../../lib/web-address.ts';

/** The attributes in the form. A customer may have others, which a save keeps. */
export const attributeFields = [
  'industry',
  'website',
  'location',
  'contactName',
  'contactEmail',
  'description',
  'otherNames',
  'logoUrl',
] as const;
export type AttributeField = (typeof attributeFields)[number];

export type CustomerForm = Record<AttributeField, string> & {
  name: string;
  status: Customer['status'];
  tags: string[];
};
export type FormField = keyof CustomerForm;

export const emptyForm: CustomerForm = {
  name: '',
  industry: '',
  website: '',
  location: '',
  contactName: '',
  contactEmail: '',
  description: '',
  otherNames: '',
  logoUrl: '',
  status: 'Draft',
  tags: [],
};

export function formOf({ name, attributes, status, tags }: Customer): CustomerForm {
  const known = attributeFields.map((field) => [field, String(attributes[field] ?? '')]);
  const attributeTexts = Object.fromEntries(known) as Record<AttributeField, string>;
  return { ...attributeTexts, name, status, tags: [...tags] };
}

export function bodyOf(form: CustomerForm, saved: Customer['attributes'] = {}) {
  const attributes = { ...saved };
  for (const field of attributeFields) {
    const value = form[field].trim();
    if (value) attributes[field] = field === 'website' ? withScheme(value) : value;
    else delete attributes[field];
  }
  return { name: form.name.trim(), status: form.status, tags: form.tags, attributes };
}

/** Maps a record path ("attributes.website", "tags.3") to its field. */
export function fieldAt(path: string): FormField | undefined {
  const [first, second] = path.split('.');
  const name = first === 'attributes' ? second : first;
  return Object.keys(emptyForm).find((field): field is FormField => field === name);
}
