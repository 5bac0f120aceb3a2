import { referenceFields, type KeyFigure, type ReferenceField } from './fields.ts';

type Table = typeof referenceFields;
export type FieldName = keyof Table;
type NamesWhere<Property> = {
  [Name in FieldName]: Table[Name] extends Property ? Name : never;
}[FieldName];

/** Each drawn by itself, with its caption. */
export type DrawnField = NamesWhere<{ drawn: string }>;
export type TextFieldName = Exclude<FieldName, 'tags' | 'figures'>;

/** What is filled in. */
export type FieldValues = Record<TextFieldName, string> & { tags: string[]; figures: KeyFigure[] };
/** What is stored: a record has a name and tags, and may lack everything else. */
export type StoredFields = Partial<FieldValues> & Pick<FieldValues, 'title' | 'tags'>;

/** The fields in one part of a record, by the key that each has there. */
export type FieldsIn<Part extends 'attributes' | 'custom'> = {
  [Name in FieldName as Table[Name]['at'] extends `${Part}.${infer Key}` ? Key : never]: Name;
};

type ValuesIn<Part extends 'attributes' | 'custom'> = {
  [Key in keyof FieldsIn<Part>]: FieldValues[Extract<FieldsIn<Part>[Key], FieldName>];
};

/** What a field holds before anybody fills it in. */
export const emptyFields = (): FieldValues =>
  mapFields(({ kind }) => (kind === 'tags' || kind === 'figures' ? [] : '')) as unknown as FieldValues;

/** A value as texts, for searches and for whoever compares two of them. */
export function textsOf(value: FieldValues[FieldName] | undefined): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return (value ?? []).map((item) =>
    typeof item === 'string' ? item : [item.value, item.unit, item.label].filter(Boolean).join(' '),
  );
}

export const fieldEntries = Object.entries(referenceFields) as [FieldName, ReferenceField][];

export const namesWhere = (fits: (field: ReferenceField) => boolean): FieldName[] =>
  fieldEntries.filter(([, field]) => fits(field)).map(([name]) => name);

/** Something for each field. */
export const mapFields = <Made>(make: (field: ReferenceField, name: FieldName) => Made) =>
  Object.fromEntries(fieldEntries.map(([name, field]) => [name, make(field, name)])) as Record<
    FieldName,
    Made
  >;

/** What each field is called in a sentence. */
export const fieldNames = mapFields(({ label, inSentence }) => inSentence ?? label.toLowerCase());

export interface FieldedRecord {
  name: string;
  tags: string[];
  attributes: object;
  custom: object;
}

/** The fields of a record. */
export function fieldsOf(record: FieldedRecord): StoredFields {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], record);
  return mapFields((field) => at(field.at)) as StoredFields;
}

/** The fields as a record has them. */
export function recordOf(values: FieldValues) {
  const record: Record<string, unknown> & Record<'attributes' | 'custom', Record<string, unknown>> = {
    attributes: {},
    custom: {},
  };
  for (const [name, { at }] of fieldEntries) {
    const [part, key] = at.split('.') as ['attributes' | 'custom', string | undefined];
    if (key) record[part][key] = values[name];
    else record[part] = values[name] as never;
  }
  return record as {
    name: string;
    tags: string[];
    attributes: ValuesIn<'attributes'>;
    custom: ValuesIn<'custom'>;
  };
}
