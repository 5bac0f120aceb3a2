import type { Reference } from '../resources/reference.ts';
import { fieldsOf, type StoredFields } from '../reference/field-values.ts';

/**
 * A reference card as it is displayed: what the card components draw, in the editor, on the public page
 * and in the embed, and the only thing that publishing copies to the public side.
 */
export interface CardContent extends StoredFields {
  id: string;
  /** Its name in addresses; a card that was never published has none. */
  slug?: string;
  status: Reference['status'];
  templateId: string;
  templateConfig: string;
  /** The name of its customer. */
  company?: string;
  /** That the customer confirmed by link exactly what it says; only of a card that is public. */
  confirmed?: Confirmation;
}

/** Who confirmed it: by name where that may be shown, otherwise by where they can be reached. */
export interface Confirmation {
  at: string;
  name?: string;
  jobTitle?: string;
  /** Of the address that the link was sent to. */
  domain?: string;
  /** The last day on which it holds. */
  expiresOn?: string;
}

/** The order of a reference page: the newest reference date first, then what was made first; what has no date comes last. */
export function inPageOrder(a: PageOrdered, b: PageOrdered): number {
  const byDate = (b.referenceDate ?? '').localeCompare(a.referenceDate ?? '');
  return byDate || (a.id < b.id ? -1 : 1);
}
type PageOrdered = Pick<CardContent, 'id' | 'referenceDate'>;

/** Everything of a reference that a card shows, as far as it has been filled in. */
export type CardSource = Pick<
  Reference,
  'id' | 'slug' | 'name' | 'status' | 'tags' | 'templateId' | 'attributes' | 'custom'
>;

export function cardOf(reference: CardSource, company?: string): CardContent {
  const { id, slug, status, templateId, custom } = reference;
  const { templateConfig } = custom;
  return { id, slug, status, templateId, templateConfig, company, ...fieldsOf(reference) };
}
