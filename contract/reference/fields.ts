import { limits } from '../rules/limits.ts';
import type { Subject } from '../rules/choices.ts';

export type FieldKind = Stored['kind'];

export const editorSections = ['story', 'proof', 'details', 'pictures', 'button'] as const;
export type EditorSection = (typeof editorSections)[number];

/** Error responses name the field by this path. */
type InRecord = `attributes.${string}` | `custom.${string}`;

type Stored =
  /** `missing` is the message for an empty value in drafts. Templates decide what publishing requires. */
  | { at: 'name'; kind: 'line'; max: number; missing: string }
  | { at: 'tags'; kind: 'tags' }
  | { at: InRecord; kind: 'line' | 'text'; max: number }
  | { at: InRecord; kind: 'month' | 'image' | 'link' }
  | { at: InRecord; kind: 'figures' };

/** An example is "38 %" with "fewer calls on Mondays". */
export interface KeyFigure {
  value: string;
  unit?: string | undefined;
  label: string;
}

export type ReferenceField = Stored & {
  label: string;
  inSentence?: string;
  caption?: string;
  section: EditorSection;
  /** Drawn with its caption. Other fields need a component of their own. */
  drawn?: 'fact' | 'passage';
  searchable?: true;
  /** The part of the customer that the field shows. A field without one needs no permission. */
  subject?: Subject;
  /** The story page renders Markdown; everywhere else the marks are removed. */
  markdown?: true;
};

/** In the order of the editor. Schemas, cards, the editor and searches are derived from this table. */
export const referenceFields = {
  title: {
    subject: 'text',
    at: 'name',
    kind: 'line',
    max: limits.nameLength,
    label: 'Title',
    section: 'story',
    searchable: true,
    missing: 'Title is required',
  },
  shortDescription: {
    subject: 'text',
    at: 'attributes.description',
    kind: 'text',
    max: limits.descriptionLength,
    label: 'Short description',
    section: 'story',
    searchable: true,
  },
  longDescription: {
    subject: 'text',
    at: 'attributes.longDescription',
    kind: 'text',
    max: limits.longDescriptionLength,
    label: 'Long description',
    section: 'story',
    searchable: true,
    markdown: true,
  },
  outcomes: {
    subject: 'text',
    at: 'custom.outcomes',
    kind: 'text',
    max: limits.descriptionLength,
    label: 'Outcomes',
    section: 'story',
    drawn: 'passage',
    searchable: true,
  },
  tags: { at: 'tags', kind: 'tags', label: 'Tags', section: 'story', searchable: true },
  figures: {
    subject: 'text',
    at: 'custom.figures',
    kind: 'figures',
    label: 'Key figures',
    section: 'proof',
    searchable: true,
  },
  quote: {
    subject: 'quote',
    at: 'custom.quote',
    kind: 'text',
    max: limits.quoteLength,
    label: 'Quote',
    section: 'proof',
    searchable: true,
  },
  quotePerson: {
    subject: 'person',
    at: 'custom.quotePerson',
    kind: 'line',
    max: 120,
    label: 'Said by',
    inSentence: 'who said it',
    section: 'proof',
    searchable: true,
  },
  quoteRole: {
    subject: 'person',
    at: 'custom.quoteRole',
    kind: 'line',
    max: 120,
    label: 'Role',
    section: 'proof',
  },
  quotePortrait: {
    subject: 'person',
    at: 'custom.quotePortrait',
    kind: 'image',
    label: 'Portrait',
    section: 'proof',
  },
  referenceType: {
    at: 'attributes.referenceType',
    kind: 'line',
    max: 80,
    label: 'Type',
    section: 'details',
    searchable: true,
  },
  referenceDate: {
    at: 'attributes.referenceDate',
    kind: 'month',
    label: 'Reference date',
    caption: 'Date',
    section: 'details',
  },
  clientIndustry: {
    subject: 'text',
    at: 'custom.clientIndustry',
    kind: 'line',
    max: 200,
    label: 'Client industry',
    caption: 'Industry',
    section: 'details',
    drawn: 'fact',
    searchable: true,
  },
  location: {
    subject: 'text',
    at: 'custom.projectLocation',
    kind: 'line',
    max: 200,
    label: 'Location',
    section: 'details',
    drawn: 'fact',
    searchable: true,
  },
  environmentType: {
    subject: 'text',
    at: 'custom.environmentType',
    kind: 'line',
    max: 200,
    label: 'Environment',
    section: 'details',
    drawn: 'fact',
  },
  projectDuration: {
    subject: 'text',
    at: 'custom.projectDuration',
    kind: 'line',
    max: 200,
    label: 'Duration',
    section: 'details',
    drawn: 'fact',
  },
  mainImage: {
    subject: 'images',
    at: 'custom.mainImage',
    kind: 'image',
    label: 'Main image',
    section: 'pictures',
  },
  logoImage: {
    subject: 'logo',
    at: 'custom.logoImage',
    kind: 'image',
    label: 'Customer logo',
    inSentence: 'logo',
    section: 'pictures',
  },
  buttonText: { at: 'custom.buttonText', kind: 'line', max: 60, label: 'Button text', section: 'button' },
  callToAction: { at: 'custom.callToAction', kind: 'link', label: 'Button link', section: 'button' },
} as const satisfies Record<string, ReferenceField>;
