import * as words from '#words/reference-fields';
import { limits } from '../rules/limits.ts';
import type { Subject } from '../rules/choices.ts';

export type FieldKind = Stored['kind'];

export const editorSections = ['story', 'proof', 'details', 'pictures', 'button', 'anonymous'] as const;
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
  section: EditorSection;
  /** Drawn with its caption, which is a word of cards. Other fields need a component of their own. */
  drawn?: 'detail' | 'passage';
  searchable?: true;
  /** The part of the customer that the field shows. A field without one needs no permission. */
  subject?: Subject;
  /** The story page renders Markdown; everywhere else the marks are removed. */
  markdown?: true;
  /** Written in a language. Of key figures that is all but the value. */
  translated?: true;
};

/** In the order of the editor. Schemas, cards, the editor and searches are derived from this table. */
export const referenceFields = {
  title: {
    subject: 'text',
    at: 'name',
    kind: 'line',
    max: limits.nameLength,
    translated: true,
    label: words.title,
    section: 'story',
    searchable: true,
    missing: words.titleMissing,
  },
  shortDescription: {
    subject: 'text',
    at: 'attributes.description',
    kind: 'text',
    max: limits.descriptionLength,
    translated: true,
    label: words.shortDescription,
    section: 'story',
    searchable: true,
  },
  longDescription: {
    subject: 'text',
    at: 'attributes.longDescription',
    kind: 'text',
    max: limits.longDescriptionLength,
    translated: true,
    label: words.longDescription,
    section: 'story',
    searchable: true,
    markdown: true,
  },
  outcomes: {
    subject: 'text',
    at: 'custom.outcomes',
    kind: 'text',
    max: limits.descriptionLength,
    translated: true,
    label: words.outcomes,
    section: 'story',
    drawn: 'passage',
    searchable: true,
  },
  tags: { at: 'tags', kind: 'tags', label: words.tags, section: 'story', searchable: true },
  figures: {
    subject: 'text',
    at: 'custom.figures',
    kind: 'figures',
    translated: true,
    label: words.figures,
    section: 'proof',
    searchable: true,
  },
  quote: {
    subject: 'quote',
    at: 'custom.quote',
    kind: 'text',
    max: limits.quoteLength,
    translated: true,
    label: words.quote,
    section: 'proof',
    searchable: true,
  },
  quotePerson: {
    subject: 'person',
    at: 'custom.quotePerson',
    kind: 'line',
    max: 120,
    label: words.quotePerson,
    inSentence: words.quotePersonInSentence,
    section: 'proof',
    searchable: true,
  },
  quoteRole: {
    subject: 'person',
    at: 'custom.quoteRole',
    kind: 'line',
    max: 120,
    translated: true,
    label: words.quoteRole,
    section: 'proof',
  },
  quotePortrait: {
    subject: 'person',
    at: 'custom.quotePortrait',
    kind: 'image',
    label: words.quotePortrait,
    section: 'proof',
  },
  referenceType: {
    at: 'attributes.referenceType',
    kind: 'line',
    max: 80,
    label: words.referenceType,
    section: 'details',
    searchable: true,
  },
  referenceDate: {
    at: 'attributes.referenceDate',
    kind: 'month',
    label: words.referenceDate,
    section: 'details',
    searchable: true,
  },
  clientIndustry: {
    subject: 'text',
    at: 'custom.clientIndustry',
    kind: 'line',
    max: 200,
    label: words.clientIndustry,
    section: 'details',
    drawn: 'detail',
    searchable: true,
  },
  location: {
    subject: 'text',
    at: 'custom.projectLocation',
    kind: 'line',
    max: 200,
    translated: true,
    label: words.location,
    section: 'details',
    drawn: 'detail',
    searchable: true,
  },
  environmentType: {
    subject: 'text',
    at: 'custom.environmentType',
    kind: 'line',
    max: 200,
    label: words.environmentType,
    section: 'details',
    drawn: 'detail',
  },
  projectDuration: {
    subject: 'text',
    at: 'custom.projectDuration',
    kind: 'line',
    max: 200,
    translated: true,
    label: words.projectDuration,
    section: 'details',
    drawn: 'detail',
  },
  mainImage: {
    subject: 'images',
    at: 'custom.mainImage',
    kind: 'image',
    label: words.mainImage,
    section: 'pictures',
  },
  logoImage: {
    subject: 'logo',
    at: 'custom.logoImage',
    kind: 'image',
    label: words.logoImage,
    inSentence: words.logoImageInSentence,
    section: 'pictures',
  },
  buttonText: {
    at: 'custom.buttonText',
    kind: 'line',
    max: 60,
    translated: true,
    label: words.buttonText,
    section: 'button',
  },
  callToAction: { at: 'custom.callToAction', kind: 'link', label: words.callToAction, section: 'button' },
  alias: {
    at: 'custom.alias',
    kind: 'line',
    max: 80,
    translated: true,
    label: words.alias,
    inSentence: words.aliasInSentence,
    section: 'anonymous',
  },
} as const satisfies Record<string, ReferenceField>;
