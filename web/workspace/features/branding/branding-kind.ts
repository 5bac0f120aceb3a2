import { isColor } from '#contract/characters';
import { oneOf, pageLayouts } from '#contract/choices';
import { saveBrandingBody, type Branding, type SavedBranding } from '#contract/organization';
import { templateOf, templates } from '#contract/templates';
import type { RecordKind } from '../../record-editor/record-kind.ts';
import { texts } from './texts.ts';

export const colorNames = ['primary', 'secondary', 'text', 'background'] as const;
type Colors = Branding['brandColors'];

/** What the screen edits, each on its own. The looks of the templates are set in the gallery, and are not part of it. */
export interface BrandingForm extends Colors {
  layout: Branding['layout'];
  templateId: string;
  /** Empty for none. */
  logo: string;
}

const colorOf = (stored: unknown) => (isColor(stored) ? stored : undefined);

export const formOf = ({ brandColors, layout, template, logo }: Branding): BrandingForm => ({
  ...brandColors,
  layout,
  templateId: templateOf(template.id).id,
  logo: logo ?? '',
});

export const bodyOf = ({ layout, templateId, logo, ...brandColors }: BrandingForm) => ({
  brandColors,
  layout,
  template: { id: templateId },
  logo: logo.trim(),
});

/** What the record editor has to know about branding. */
export const brandingKind: RecordKind<BrandingForm, SavedBranding> = {
  noun: 'branding',
  called: 'the branding',
  draftName: () => 'branding',
  address: () => '/app/organization/branding',
  read: formOf,
  // Colours go to style attributes.
  readers: {
    ...Object.fromEntries(colorNames.map((name) => [name, colorOf])),
    layout: (stored) => oneOf(pageLayouts, stored),
    templateId: (stored) => templates.find(({ id }) => id === stored)?.id,
  },
  check: (form) => {
    const sent = saveBrandingBody.safeParse({ ...bodyOf(form), version: 1 });
    const issues = sent.error?.issues ?? [];
    return fieldsAt(issues.map(({ path, message }) => [path.join('.'), message]));
  },
  fieldsOf: (messages) => fieldsAt(Object.entries(messages)),
  saveFailed: () => texts.saveFailed,
};

/** What is said of paths of the record ("brandColors.text"), by the fields of the form. */
const fieldsAt = (found: readonly (readonly [path: string, message: string])[]) =>
  Object.fromEntries(
    found.map(([path, message]) => [
      path.replace('brandColors.', '').replace('template.id', 'templateId'),
      message,
    ]),
  );
