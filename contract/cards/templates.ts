import type { CardConfig } from './card-config.ts';
import type { DrawnField, FieldName } from '../reference/field-values.ts';
import type { CardContent } from './card.ts';

type TemplateCategory = 'General' | 'Engineering' | 'Architectural' | 'Design';

interface TemplateField<Name extends FieldName = FieldName> {
  name: Name;
  /** A required field must be filled in before publishing; a draft may lack it. */
  required: boolean;
}

/** A template consists of this data, a React component and a sample, all under the same id. */
interface TemplateData {
  id: string;
  name: string;
  description: string;
  category: TemplateCategory;
  tags: readonly string[];
  /** A hidden template appears in neither gallery nor picker. */
  hidden?: boolean;
  fields: readonly TemplateField[];
  layouts: readonly NonNullable<CardConfig['layout']>[];
  /** The width of a card in pixels, unless its configuration sets another. */
  width: number;
  /** The narrowest column in pixels that fits the card. */
  minWidth?: number;
  defaultConfig: CardConfig;
}

const named =
  (required: boolean) =>
  <Name extends FieldName>(...names: Name[]): TemplateField<Name>[] =>
    names.map((name) => ({ name, required }));

const required = named(true);
const optional = named(false);

const proof = optional('figures', 'quote', 'quotePerson', 'quoteRole', 'quotePortrait');

const standard = {
  id: 'standard',
  name: 'Standard',
  description: 'A picture, a title and a short story. Fits almost any reference.',
  category: 'General',
  tags: ['simple', 'versatile'],
  fields: [
    ...required('title', 'shortDescription'),
    ...optional('longDescription', 'referenceType', 'referenceDate', 'mainImage', 'logoImage', 'tags'),
    ...proof,
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  width: 300,
  defaultConfig: { layout: 'card', cornerRadius: 12, shadow: 'small', showCta: false },
} as const satisfies TemplateData;

const standardCta = {
  ...standard,
  id: 'standardCTA',
  name: 'Standard with button',
  description: 'The standard card with a button that leads to the next step.',
  tags: ['call to action', 'versatile'],
  fields: [...standard.fields, ...optional('buttonText', 'callToAction')],
  defaultConfig: { ...standard.defaultConfig, showCta: true, ctaText: 'Read the story' },
} as const satisfies TemplateData;

const consulting = {
  id: 'consulting',
  name: 'Consulting',
  description: 'Client, duration and outcomes at a glance: for advisory and project work.',
  category: 'General',
  tags: ['outcomes', 'services'],
  fields: [
    ...required('title', 'shortDescription', 'referenceDate'),
    ...optional(
      'longDescription',
      'clientIndustry',
      'projectDuration',
      'outcomes',
      'referenceType',
      'logoImage',
      'tags',
    ),
    ...proof,
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  width: 360,
  defaultConfig: { layout: 'card', cornerRadius: 8, shadow: 'small', showImage: false, showCta: false },
} as const satisfies TemplateData;

const engineering = {
  id: 'engineering',
  name: 'Engineering',
  description: 'The facts of a delivery: where, in what environment, how long, with what result.',
  category: 'Engineering',
  tags: ['technical', 'projects'],
  fields: [
    ...required('title', 'shortDescription', 'referenceDate'),
    ...optional(
      'longDescription',
      'location',
      'environmentType',
      'projectDuration',
      'outcomes',
      'referenceType',
      'mainImage',
      'logoImage',
      'tags',
    ),
    ...proof,
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  width: 360,
  defaultConfig: { layout: 'card', cornerRadius: 6, shadow: 'small', aspectRatio: '16:9', showCta: false },
} as const satisfies TemplateData;

const architectural = {
  id: 'architectural',
  name: 'Architectural',
  description: 'The picture leads: for buildings, interiors and places.',
  category: 'Architectural',
  tags: ['visual', 'buildings'],
  fields: [
    ...required('title', 'mainImage', 'referenceDate'),
    ...optional(
      'shortDescription',
      'longDescription',
      'referenceType',
      'location',
      'environmentType',
      'logoImage',
      'tags',
    ),
    ...proof,
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  width: 400,
  minWidth: 320,
  defaultConfig: { layout: 'card', cornerRadius: 4, shadow: 'none', aspectRatio: '4:3', showCta: false },
} as const satisfies TemplateData;

const design = {
  id: 'design',
  name: 'Design',
  description: 'A square picture and generous type: for brands, products and interfaces.',
  category: 'Design',
  tags: ['visual', 'brand'],
  fields: [
    ...required('title', 'mainImage'),
    ...optional(
      'shortDescription',
      'longDescription',
      'referenceType',
      'referenceDate',
      'logoImage',
      'buttonText',
      'callToAction',
      'tags',
    ),
    ...proof,
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  width: 340,
  defaultConfig: { layout: 'card', cornerRadius: 20, shadow: 'none', aspectRatio: '1:1', titleSize: 'large' },
} as const satisfies TemplateData;

const quote = {
  id: 'quote',
  name: 'Quote',
  description: 'The customer’s own words lead, with their name and face.',
  category: 'General',
  tags: ['testimonial', 'people'],
  fields: [
    ...required('title', 'quote', 'quotePerson'),
    ...optional(
      'quoteRole',
      'quotePortrait',
      'figures',
      'shortDescription',
      'longDescription',
      'referenceType',
      'referenceDate',
      'logoImage',
      'tags',
    ),
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  width: 360,
  defaultConfig: {
    layout: 'card',
    cornerRadius: 12,
    shadow: 'small',
    showImage: false,
    showCta: false,
  },
} as const satisfies TemplateData;

/** The bare card that others are built from; it is never offered to users. */
const base = {
  id: 'base',
  name: 'Base',
  description: 'Title and text only.',
  category: 'General',
  tags: ['internal'],
  hidden: true,
  fields: [...required('title'), ...optional('shortDescription', 'longDescription', 'tags'), ...proof],
  layouts: ['card'],
  width: 320,
  defaultConfig: { layout: 'card', showImage: false, showCta: false },
} as const satisfies TemplateData;

const all = [standard, standardCta, consulting, engineering, architectural, design, quote, base] as const;
type Known = (typeof all)[number];

export type TemplateId = Known['id'];
export type OfferedId = Exclude<Known, { hidden: true }>['id'];
/** The fields of a template that are drawn without a component of their own. */
export type DrawnBy<Id extends TemplateId> = Extract<Known, { id: Id }>['fields'][number]['name'] &
  DrawnField;

export interface Template extends TemplateData {
  id: TemplateId;
}
export const templates: readonly Template[] = all;

/** Falls back to the standard template for an unknown id, `default` included. */
export function templateOf(templateId: string): Template {
  return templates.find((template) => template.id === templateId) ?? standard;
}

export function requiredFields(templateId: string): FieldName[] {
  return templateOf(templateId)
    .fields.filter((field) => field.required)
    .map((field) => field.name);
}

/** Lists the required fields that are still empty. */
export function missingFields(card: CardContent): FieldName[] {
  return requiredFields(card.templateId).filter((field) => !card[field]?.length);
}
