import type { CardConfig } from '../card-config.ts';
import type { FieldName } from '../reference-fields.ts';

export type TemplateCategory = 'General' | 'Engineering' | 'Architectural' | 'Design';

export interface TemplateField<Name extends FieldName = FieldName> {
  name: Name;
  /** Needed before a card can be published; a draft may still lack it. */
  required: boolean;
}

/** A template is this data, one React component and one sample, all of the same id. */
export interface TemplateData {
  id: string;
  name: string;
  description: string;
  category: TemplateCategory;
  tags: readonly string[];
  /** Kept out of the gallery and the picker. */
  hidden?: boolean;
  fields: readonly TemplateField[];
  layouts: readonly NonNullable<CardConfig['layout']>[];
  defaultConfig: CardConfig;
}

const named =
  (required: boolean) =>
  <Name extends FieldName>(...names: Name[]): TemplateField<Name>[] =>
    names.map((name) => ({ name, required }));

export const required = named(true);
export const optional = named(false);
