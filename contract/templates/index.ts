import type { CardContent } from '../card.ts';
import { architectural } from './architectural.ts';
import { base } from './base.ts';
import { consulting } from './consulting.ts';
import { design } from './design.ts';
import { engineering } from './engineering.ts';
import { standardCta } from './standard-cta.ts';
import { standard } from './standard.ts';
import type { CardField, Template } from './template.ts';

export { fieldNames } from './template.ts';
export type { CardField, Template } from './template.ts';

export const templates: readonly Template[] = [
  standard,
  standardCta,
  consulting,
  engineering,
  architectural,
  design,
  base,
];

/** An unknown template, 'default' among them, falls back to standard. */
export function templateOf(templateId: string): Template {
  return templates.find((template) => template.id === templateId) ?? standard;
}

export function requiredFields(templateId: string): CardField[] {
  return templateOf(templateId)
    .fields.filter((field) => field.required)
    .map((field) => field.name);
}

/** What the template still needs before the card can be published. */
export function missingFields(card: CardContent): CardField[] {
  return requiredFields(card.templateId).filter((field) => !card[field]?.length);
}
