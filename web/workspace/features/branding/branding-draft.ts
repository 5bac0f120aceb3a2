import { isColor } from '#contract/characters';
import { oneOf, pageLayouts } from '#contract/choices';
import { defaultBranding } from '#contract/default-branding';
import type { Branding, SavedBranding } from '#contract/organization';
import { templateOf, templates } from '#contract/templates/index';
import { mergeOver } from '../../lib/merge.ts';

/** What the screen edits. The looks of the templates are set in the gallery, and are not part of it. */
export interface BrandingDraft {
  brandColors: Branding['brandColors'];
  layout: Branding['layout'];
  templateId: string;
  /** Empty for none. */
  logo: string;
}

/** Edits with what they began from. */
export interface Edited {
  base: BrandingDraft;
  version: number;
  draft: BrandingDraft;
}

export const draftOf = ({ brandColors, layout, template, logo }: Branding): BrandingDraft => ({
  brandColors,
  layout,
  templateId: templateOf(template.id).id,
  logo: logo ?? '',
});

export const untouched = (saved: SavedBranding): Edited => {
  const draft = draftOf(saved);
  return { base: draft, version: saved.version, draft };
};

export const bodyOf = ({ brandColors, layout, templateId, logo }: BrandingDraft, version: number) => ({
  brandColors,
  layout,
  template: { id: templateId },
  logo: logo.trim(),
  version,
});

/** Every setting on its own, so that two drafts can be compared and put together. */
type Settings = Record<string, string>;

export function settingsOf({ brandColors, ...rest }: BrandingDraft): Settings {
  return { ...brandColors, ...rest, logo: rest.logo.trim() };
}

function fromSettings({ layout, templateId, logo, ...colors }: Settings): BrandingDraft {
  return { brandColors: colors, layout, templateId, logo } as unknown as BrandingDraft;
}

const same = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase();

export function differing(one: BrandingDraft, other: BrandingDraft): string[] {
  const [a, b] = [settingsOf(one), settingsOf(other)];
  return Object.keys(a).filter((name) => !same(a[name], b[name]));
}

/** Theirs, with what was changed here on top: nothing else of theirs is written over. */
export function merged({ base, draft }: Edited, theirs: BrandingDraft): BrandingDraft {
  return fromSettings(mergeOver(settingsOf(theirs), settingsOf(base), settingsOf(draft), same));
}

export const draftKey = (userId: string, organizationId: string): string =>
  `refdeck.branding.${userId}.${organizationId}`;

/** Edits from an earlier visit; what cannot be read or could not be saved counts as none. */
export function readEdited(kept: string | null): Edited | undefined {
  try {
    const { base, version, draft } = JSON.parse(kept ?? 'null') as Edited;
    return isDraft(base) && isDraft(draft) && Number.isInteger(version)
      ? { base, version, draft }
      : undefined;
  } catch {
    return undefined;
  }
}

const colorNames = Object.keys(defaultBranding.brandColors) as (keyof Branding['brandColors'])[];

// The address of a logo may be half typed; everything else is only ever chosen, and goes to style attributes.
const isDraft = ({ brandColors, layout, templateId, logo }: BrandingDraft): boolean =>
  colorNames.every((name) => isColor(brandColors[name])) &&
  Object.keys(brandColors).length === colorNames.length &&
  oneOf(pageLayouts, layout) !== undefined &&
  templates.some(({ id }) => id === templateId) &&
  typeof logo === 'string';
