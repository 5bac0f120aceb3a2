import type { CardConfig } from '../card-config.ts';
import type { CardContent } from '../card.ts';

export type TemplateCategory = 'General' | 'Engineering' | 'Architectural' | 'Design';

/** The parts of a card that a template can show and ask for. */
export type CardField = Exclude<
  keyof CardContent,
  'id' | 'status' | 'templateId' | 'templateConfig' | 'company'
>;

/** What a field is called in a sentence. */
export const fieldNames: Record<CardField, string> = {
  title: 'title',
  shortDescription: 'short description',
  longDescription: 'long description',
  referenceType: 'type',
  referenceDate: 'reference date',
  mainImage: 'main image',
  logoImage: 'logo',
  tags: 'tags',
  location: 'location',
  environmentType: 'environment',
  clientIndustry: 'client industry',
  projectDuration: 'duration',
  outcomes: 'outcomes',
  buttonText: 'button text',
  callToAction: 'button link',
};

export interface TemplateField {
  name: CardField;
  /** Needed before a card can be published; a draft may still lack it. */
  required: boolean;
}

/** A template is this data plus one React component of the same id in `web/shared/cards`. */
export interface Template {
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

export const required = (...names: CardField[]): TemplateField[] =>
  names.map((name) => ({ name, required: true }));
export const optional = (...names: CardField[]): TemplateField[] =>
  names.map((name) => ({ name, required: false }));
