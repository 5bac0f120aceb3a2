import type { CardContent } from '../card.ts';
import type { DrawnField, FieldName } from '../reference-fields.ts';
import { architectural } from './architectural.ts';
import { base } from './base.ts';
import { consulting } from './consulting.ts';
import { design } from './design.ts';
import { engineering } from './engineering.ts';
import { standardCta } from './standard-cta.ts';
import { standard } from './standard.ts';
import type { TemplateData } from './template.ts';

const all = [standard, standardCta, consulting, engineering, architectural, design, base] as const;
type Known = (typeof all)[number];

export type TemplateId = Known['id'];
/** In the gallery and the picker. */
export type OfferedId = Exclude<Known, { hidden: true }>['id'];
/** The fields of a template that are drawn by themselves. */
export type DrawnBy<Id extends TemplateId> = Extract<Known, { id: Id }>['fields'][number]['name'] &
  DrawnField;

export interface Template extends TemplateData {
  id: TemplateId;
}
export const templates: readonly Template[] = all;

/** An unknown template, 'default' among them, falls back to standard. */
export function templateOf(templateId: string): Template {
  return templates.find((template) => template.id === templateId) ?? standard;
}

export function requiredFields(templateId: string): FieldName[] {
  return templateOf(templateId)
    .fields.filter((field) => field.required)
    .map((field) => field.name);
}

/** What the template still needs before the card can be published. */
export function missingFields(card: CardContent): FieldName[] {
  return requiredFields(card.templateId).filter((field) => !card[field]?.length);
}
