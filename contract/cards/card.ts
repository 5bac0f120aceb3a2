import type { Reference } from '../resources/reference.ts';
import type { ConfirmedFrom } from './confirmed-from.ts';
import { fieldsOf, type StoredFields } from '../reference/field-values.ts';

/** A reference card as it is drawn everywhere. Publishing copies this and nothing else to the public side. */
export interface CardContent extends StoredFields {
  id: string;
  slug?: string;
  status: Reference['status'];
  templateId: string;
  templateConfig: string;
  company?: string;
  /** The language of its texts, if it is not that of the page. */
  language?: string;
  /** The language of the original, if this is a translation. */
  translatedFrom?: string;
  /** The language in which the quote was said, if its words are translated. */
  quoteFrom?: string;
  /** Present on a public card whose customer approved exactly this content by link. */
  confirmed?: Confirmation;
}

/** A confirmation names the mail domain that the link went to, and the person if they may be named. */
export interface Confirmation {
  at: string;
  name?: string;
  jobTitle?: string;
  domain?: string;
  from?: ConfirmedFrom;
  expiresOn?: string;
}

/** Sorts by reference date, newest first, then by creation. Cards without a date come last. */
export function inPageOrder(a: PageOrdered, b: PageOrdered): number {
  const byDate = (b.referenceDate ?? '').localeCompare(a.referenceDate ?? '');
  return byDate || (a.id < b.id ? -1 : 1);
}
type PageOrdered = Pick<CardContent, 'id' | 'referenceDate'>;

export type CardSource = Pick<
  Reference,
  'id' | 'slug' | 'name' | 'status' | 'tags' | 'templateId' | 'attributes' | 'custom'
>;

export function cardOf(reference: CardSource, company?: string): CardContent {
  const { id, slug, status, templateId, custom } = reference;
  const { templateConfig } = custom;
  return { id, slug, status, templateId, templateConfig, company, ...fieldsOf(reference) };
}
