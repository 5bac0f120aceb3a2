import { isColor } from '#contract/primitives/characters';
import { headerLayouts, oneOf, pageLayouts, typefaces, type Typefaces } from '#contract/rules/choices';
import { cardOptions } from '#contract/cards/card-options';
import {
  pageTexts,
  saveBrandingBody,
  type Branding,
  type PageText,
  type SavedBranding,
} from '#contract/resources/organization';
import { templateOf, templates } from '#contract/cards/templates';
import * as words from '#words/branding';
import { fieldOfText, sentTexts, textsIn, type TextsOf } from '../../languages/own-texts.ts';
import type { RecordKind } from '../../record-editor/record-kind.ts';

export const colorNames = ['primary', 'secondary', 'text', 'background'] as const;
type Colors = Branding['brandColors'];

export interface BrandingForm extends Colors, TextsOf<PageText> {
  layout: Branding['layout'];
  templateId: string;
  /** Empty means none, here and below. */
  logo: string;
  website: string;
  heading: string;
  intro: string;
  closingHeading: string;
  closingText: string;
  callToActionText: string;
  callToActionLink: string;
  headerLayout: (typeof headerLayouts)[number];
  headerImage: string;
  typefaces: Typefaces;
  /** Pixels as digits. */
  cornerRadius: string;
}

const colorOf = (stored: unknown) => (isColor(stored) ? stored : undefined);

type Shown = Branding & Partial<Pick<SavedBranding, 'translations' | 'languages'>>;

export const formOf = (branding: Shown): BrandingForm => ({
  ...branding.brandColors,
  layout: branding.layout,
  templateId: templateOf(branding.template.id).id,
  logo: branding.logo ?? '',
  website: branding.website ?? '',
  heading: branding.heading ?? '',
  intro: branding.intro ?? '',
  closingHeading: branding.closingHeading ?? '',
  closingText: branding.closingText ?? '',
  callToActionText: branding.callToAction?.text ?? '',
  callToActionLink: branding.callToAction?.link ?? '',
  headerLayout: branding.headerLayout ?? 'left',
  headerImage: branding.headerImage ?? '',
  typefaces: branding.typefaces ?? 'system',
  cornerRadius: String(branding.cornerRadius ?? ''),
  ...textsIn(branding.languages ?? [], pageTexts, branding.translations),
});

export function bodyOf(form: BrandingForm) {
  const { primary, secondary, text, background, layout, headerLayout } = form;
  const { heading, intro, closingHeading, closingText } = form;
  const callToAction = { text: form.callToActionText.trim(), link: form.callToActionLink.trim() };
  return {
    brandColors: { primary, secondary, text, background },
    layout,
    template: { id: form.templateId },
    logo: form.logo.trim(),
    website: form.website.trim(),
    heading,
    intro,
    closingHeading,
    closingText,
    callToAction: callToAction.text || callToAction.link ? callToAction : null,
    headerLayout,
    headerImage: form.headerImage.trim(),
    typefaces: form.typefaces,
    cornerRadius: form.cornerRadius === '' ? null : Number(form.cornerRadius),
    ...sentTexts(form, pageTexts),
  };
}

export const brandingKind: RecordKind<BrandingForm, SavedBranding> = {
  noun: 'branding',
  called: 'the branding',
  draftName: () => 'branding',
  address: () => '/app/organization/branding',
  read: formOf,
  // Colors reach style attributes, so only valid ones are read.
  readers: {
    ...Object.fromEntries(colorNames.map((name) => [name, colorOf])),
    layout: (stored) => oneOf(pageLayouts, stored),
    headerLayout: (stored) => oneOf(headerLayouts, stored),
    typefaces: (stored) => oneOf(typefaces, stored),
    cornerRadius: (stored) =>
      typeof stored === 'string' && /^\d{0,2}$/.test(stored) && Number(stored) <= cardOptions.cornerRadius.max
        ? stored
        : undefined,
    templateId: (stored) => templates.find(({ id }) => id === stored)?.id,
  },
  check: (form) => {
    const sent = saveBrandingBody.safeParse({ ...bodyOf(form), version: 1 });
    const issues = sent.error?.issues ?? [];
    return fieldsAt(issues.map(({ path, message }) => [path.join('.'), message]));
  },
  fieldsOf: (messages) => fieldsAt(Object.entries(messages)),
  saveFailed: () => words.saveFailed,
};

const fieldNames: Record<string, keyof BrandingForm> = {
  'template.id': 'templateId',
  'callToAction.text': 'callToActionText',
  'callToAction.link': 'callToActionLink',
};

const fieldsAt = (found: readonly (readonly [path: string, message: string])[]) =>
  Object.fromEntries(
    found.map(([path, message]) => [
      fieldNames[path] ?? fieldOfText(path).replace('brandColors.', ''),
      message,
    ]),
  );
