import * as words from '#words/template-names';
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
  /** Pixels; the narrowest column that fits the card, and the widest card. */
  minWidth?: number;
  maxWidth?: number;
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
  name: words.standardName,
  description: words.standardDescription,
  category: 'General',
  tags: ['simple', 'versatile'],
  fields: fieldsOf(
    ['title', 'shortDescription'],
    [
      'longDescription',
      'referenceType',
      'referenceDate',
      'mainImage',
      'logoImage',
      'tags',
      'alias',
      ...proof,
    ],
  ),
  width: 300,
  defaultConfig: { layout: 'card', cornerRadius: 12, shadow: 'small', showCta: false },
} as const satisfies TemplateData;

const all = {
  standard,
  standardCTA: {
    ...standard,
    name: words.standardCTAName,
    description: words.standardCTADescription,
    tags: ['call to action', 'versatile'],
    fields: [...standard.fields, ...fieldsOf([], ['buttonText', 'callToAction'])],
    defaultConfig: { ...standard.defaultConfig, showCta: true, ctaText: 'Read the story' },
  },
  consulting: {
    name: words.consultingName,
    description: words.consultingDescription,
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
        'alias',
        ...proof,
      ],
    ),
    width: 360,
    defaultConfig: { layout: 'card', cornerRadius: 8, shadow: 'small', showImage: false, showCta: false },
  },
  engineering: {
    name: words.engineeringName,
    description: words.engineeringDescription,
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
        'alias',
        ...proof,
      ],
    ),
    width: 360,
    defaultConfig: { layout: 'card', cornerRadius: 6, shadow: 'small', aspectRatio: '16:9', showCta: false },
  },
  architectural: {
    name: words.architecturalName,
    description: words.architecturalDescription,
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
        'alias',
        ...proof,
      ],
    ),
    width: 400,
    minWidth: 320,
    maxWidth: 400,
    defaultConfig: { layout: 'card', cornerRadius: 4, shadow: 'none', aspectRatio: '4:3', showCta: false },
  },
  design: {
    name: words.designName,
    description: words.designDescription,
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
        'alias',
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
    name: words.quoteName,
    description: words.quoteDescription,
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
        'alias',
      ],
    ),
    width: 360,
    defaultConfig: { layout: 'card', cornerRadius: 12, shadow: 'small', showImage: false, showCta: false },
  },
  base: {
    name: words.baseName,
    description: words.baseDescription,
    category: 'General',
    tags: ['internal'],
    hidden: true,
    fields: fieldsOf(['title'], ['shortDescription', 'longDescription', 'tags', ...proof]),
    layouts: ['card'],
    width: 320,
    defaultConfig: { layout: 'card', showImage: false, showCta: false },
  },
  logoTile: {
    name: words.logoTileName,
    description: '',
    category: 'General',
    tags: [],
    hidden: true,
    fields: fieldsOf(['title'], ['logoImage']),
    layouts: ['card'],
    width: 300,
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

/** Publishing makes tiles. A tile has no story, so nothing leads to one. */
export const isLogoTile = ({ templateId }: { templateId: string }): boolean => templateId === 'logoTile';

export function requiredFields(templateId: string): FieldName[] {
  return templateOf(templateId)
    .fields.filter((field) => field.required)
    .map((field) => field.name);
}

export function missingFields(card: CardContent): FieldName[] {
  return requiredFields(card.templateId).filter((field) => !card[field]?.length);
}
