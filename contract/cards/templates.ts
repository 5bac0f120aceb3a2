import type { CardConfig } from './card-config.ts';
import { cardOptions } from './card-options.ts';
import type { DrawnField, FieldName } from '../reference/field-values.ts';
import type { CardContent } from './card.ts';

type TemplateCategory = 'General' | 'Engineering' | 'Architectural' | 'Design';

interface TemplateField<Name extends FieldName = FieldName> {
  name: Name;
  required: boolean;
}

interface TemplateData {
  name: string;
  description: string;
  category: TemplateCategory;
  tags: readonly string[];
  hidden?: boolean;
  fields: readonly TemplateField[];
  layouts?: readonly NonNullable<CardConfig['layout']>[];
  width: number;
  /** The narrowest column in pixels that fits the card. */
  minWidth?: number;
  defaultConfig: CardConfig;
}

const fieldsOf = <Required extends FieldName, Optional extends FieldName>(
  required: readonly Required[],
  optional: readonly Optional[],
): TemplateField<Required | Optional>[] => [
  ...required.map((name) => ({ name, required: true })),
  ...optional.map((name) => ({ name, required: false })),
];

const proof = ['figures', 'quote', 'quotePerson', 'quoteRole', 'quotePortrait'] as const;

const standard = {
  name: 'Standard',
  description: 'A picture, a title and a short story. Fits almost any reference.',
  category: 'General',
  tags: ['simple', 'versatile'],
  fields: fieldsOf(
    ['title', 'shortDescription'],
    ['longDescription', 'referenceType', 'referenceDate', 'mainImage', 'logoImage', 'tags', ...proof],
  ),
  width: 300,
  defaultConfig: { layout: 'card', cornerRadius: 12, shadow: 'small', showCta: false },
} as const satisfies TemplateData;

const all = {
  standard,
  standardCTA: {
    ...standard,
    name: 'Standard with button',
    description: 'The standard card with a button that leads to the next step.',
    tags: ['call to action', 'versatile'],
    fields: [...standard.fields, ...fieldsOf([], ['buttonText', 'callToAction'])],
    defaultConfig: { ...standard.defaultConfig, showCta: true, ctaText: 'Read the story' },
  },
  consulting: {
    name: 'Consulting',
    description: 'Client, duration and outcomes at a glance: for advisory and project work.',
    category: 'General',
    tags: ['outcomes', 'services'],
    fields: fieldsOf(
      ['title', 'shortDescription', 'referenceDate'],
      [
        'longDescription',
        'clientIndustry',
        'projectDuration',
        'outcomes',
        'referenceType',
        'logoImage',
        'tags',
        ...proof,
      ],
    ),
    width: 360,
    defaultConfig: { layout: 'card', cornerRadius: 8, shadow: 'small', showImage: false, showCta: false },
  },
  engineering: {
    name: 'Engineering',
    description: 'The facts of a delivery: where, in what environment, how long, with what result.',
    category: 'Engineering',
    tags: ['technical', 'projects'],
    fields: fieldsOf(
      ['title', 'shortDescription', 'referenceDate'],
      [
        'longDescription',
        'location',
        'environmentType',
        'projectDuration',
        'outcomes',
        'referenceType',
        'mainImage',
        'logoImage',
        'tags',
        ...proof,
      ],
    ),
    width: 360,
    defaultConfig: { layout: 'card', cornerRadius: 6, shadow: 'small', aspectRatio: '16:9', showCta: false },
  },
  architectural: {
    name: 'Architectural',
    description: 'The picture leads: for buildings, interiors and places.',
    category: 'Architectural',
    tags: ['visual', 'buildings'],
    fields: fieldsOf(
      ['title', 'mainImage', 'referenceDate'],
      [
        'shortDescription',
        'longDescription',
        'referenceType',
        'location',
        'environmentType',
        'logoImage',
        'tags',
        ...proof,
      ],
    ),
    width: 400,
    minWidth: 320,
    defaultConfig: { layout: 'card', cornerRadius: 4, shadow: 'none', aspectRatio: '4:3', showCta: false },
  },
  design: {
    name: 'Design',
    description: 'A square picture and generous type: for brands, products and interfaces.',
    category: 'Design',
    tags: ['visual', 'brand'],
    fields: fieldsOf(
      ['title', 'mainImage'],
      [
        'shortDescription',
        'longDescription',
        'referenceType',
        'referenceDate',
        'logoImage',
        'buttonText',
        'callToAction',
        'tags',
        ...proof,
      ],
    ),
    width: 340,
    defaultConfig: {
      layout: 'card',
      cornerRadius: 20,
      shadow: 'none',
      aspectRatio: '1:1',
      titleSize: 'large',
    },
  },
  quote: {
    name: 'Quote',
    description: 'The customer’s own words lead, with their name and face.',
    category: 'General',
    tags: ['testimonial', 'people'],
    fields: fieldsOf(
      ['title', 'quote', 'quotePerson'],
      [
        'quoteRole',
        'quotePortrait',
        'figures',
        'shortDescription',
        'longDescription',
        'referenceType',
        'referenceDate',
        'logoImage',
        'tags',
      ],
    ),
    width: 360,
    defaultConfig: { layout: 'card', cornerRadius: 12, shadow: 'small', showImage: false, showCta: false },
  },
  base: {
    name: 'Base',
    description: 'Title and text only.',
    category: 'General',
    tags: ['internal'],
    hidden: true,
    fields: fieldsOf(['title'], ['shortDescription', 'longDescription', 'tags', ...proof]),
    layouts: ['card'],
    width: 320,
    defaultConfig: { layout: 'card', showImage: false, showCta: false },
  },
} as const satisfies Record<string, TemplateData>;

type All = typeof all;
export type TemplateId = keyof All;
export type OfferedId = { [Id in TemplateId]: All[Id] extends { hidden: true } ? never : Id }[TemplateId];
export type DrawnBy<Id extends TemplateId> = All[Id]['fields'][number]['name'] & DrawnField;

export interface Template extends Required<Pick<TemplateData, 'layouts'>>, Omit<TemplateData, 'layouts'> {
  id: TemplateId;
}

export const templates: readonly Template[] = (Object.entries(all) as [TemplateId, TemplateData][]).map(
  ([id, data]) => ({ id, layouts: cardOptions.layout, ...data }),
);

/** Falls back to the standard template for an unknown id, `default` included. */
export function templateOf(templateId: string): Template {
  return templates.find(({ id }) => id === templateId) ?? templates[0]!;
}

export function requiredFields(templateId: string): FieldName[] {
  return templateOf(templateId)
    .fields.filter((field) => field.required)
    .map((field) => field.name);
}

export function missingFields(card: CardContent): FieldName[] {
  return requiredFields(card.templateId).filter((field) => !card[field]?.length);
}
