import { referenceFields, type KeyFigure, type ReferenceField } from './fields.ts';

type Table = typeof referenceFields;
export type FieldName = keyof Table;
type NamesWhere<Property> = {
  [Name in FieldName]: Table[Name] extends Property ? Name : never;
}[FieldName];

/** Fields that are drawn with their caption and need no component of their own. */
export type DrawnField = NamesWhere<{ drawn: string }>;
/** Fields that hold a written text, which contacts may change in an approval request. */
export type WrittenField = NamesWhere<{ kind: 'line' | 'text' }>;
/** Fields that a translation has of its own. */
export type TranslatedField = NamesWhere<{ translated: true }>;
export type TextFieldName = Exclude<FieldName, 'tags' | 'figures'>;

export type FieldValues = Record<TextFieldName, string> & { tags: string[]; figures: KeyFigure[] };
/** A record always stores the title and tags; other fields may be absent. */
export type StoredFields = Partial<FieldValues> & Pick<FieldValues, 'title' | 'tags'>;

export type FieldsIn<Part extends 'attributes' | 'custom'> = {
  [Name in FieldName as Table[Name]['at'] extends `${Part}.${infer Key}` ? Key : never]: Name;
};

type ValuesIn<Part extends 'attributes' | 'custom'> = {
  [Key in keyof FieldsIn<Part>]: FieldValues[Extract<FieldsIn<Part>[Key], FieldName>];
};

export const emptyFields = (): FieldValues =>
  mapFields(({ kind }) => (kind === 'tags' || kind === 'figures' ? [] : '')) as unknown as FieldValues;

export function textsOf(value: FieldValues[FieldName] | undefined): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return (value ?? []).map((item) =>
    typeof item === 'string' ? item : [item.value, item.unit, item.label].filter(Boolean).join(' '),
  );
}

export const fieldEntries = Object.entries(referenceFields) as [FieldName, ReferenceField][];

export const namesWhere = (fits: (field: ReferenceField) => boolean): FieldName[] =>
  fieldEntries.filter(([, field]) => fits(field)).map(([name]) => name);

export const translatedFields = namesWhere(({ translated }) => translated === true) as TranslatedField[];

export const mapFields = <Made>(make: (field: ReferenceField, name: FieldName) => Made) =>
  Object.fromEntries(fieldEntries.map(([name, field]) => [name, make(field, name)])) as Record<
    FieldName,
    Made
  >;

export const fieldNames = mapFields(({ label, inSentence }) => inSentence ?? label.toLowerCase());

export interface FieldedRecord {
  name: string;
  tags: string[];
  attributes: object;
  custom: object;
}

export function fieldsOf(record: FieldedRecord): StoredFields {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], record);
  return mapFields((field) => at(field.at)) as StoredFields;
}

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
