import { limits } from '../rules/limits.ts';
import type { Subject } from '../rules/choices.ts';

/** How a field is checked and with which input it is typed in. */
export type FieldKind = Stored['kind'];

/** Of the editor, from top to bottom. */
export const editorSections = ['story', 'proof', 'details', 'pictures', 'button'] as const;
export type EditorSection = (typeof editorSections)[number];

/** In a record; by this the server names the field when something is wrong with it. */
type InRecord = `attributes.${string}` | `custom.${string}`;

type Stored =
  /** `missing` is said when it is empty, even of a draft. What publishing requires, the templates say. */
  | { at: 'name'; kind: 'line'; max: number; missing: string }
  | { at: 'tags'; kind: 'tags' }
  | { at: InRecord; kind: 'line' | 'text'; max: number }
  | { at: InRecord; kind: 'month' | 'image' | 'link' }
  | { at: InRecord; kind: 'figures' };

/** A number that speaks for itself: "38 %", "fewer calls on Mondays". */
export interface KeyFigure {
  value: string;
  unit?: string | undefined;
  label: string;
}

export type ReferenceField = Stored & {
  /** Above its input; in small letters in a sentence, unless `inSentence` says otherwise. */
  label: string;
  inSentence?: string;
  /** Beside its value on cards and stories, where that is not the label. */
  caption?: string;
  section: EditorSection;
  /** With its caption, by every template that names it and by the story page. Any other is drawn where a component names it. */
  drawn?: 'fact' | 'passage';
  /** By searches of the workspace and of the public page. */
  searchable?: true;
  /** What of the customer it shows; what is not about the customer needs no permission. */
  subject?: Subject;
  /** Small Markdown, which the story page draws; everywhere else it is read without its marks. */
  markdown?: true;
};

/**
 * Every field that people fill in of a reference, in the order in which screens show them. Schemas, cards, stories, the editor and
 * searches are made from it; which of them a card shows, the data of its template says.
 */
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
  /** In the customer's own words. */
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
  /** YYYY-MM */
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
