import { contrastOf } from '#contract/cards/contrast';
import type { Branding, SavedBranding } from '#contract/resources/organization';
import { templateOf } from '#contract/cards/templates';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** Stored on the public page, which shows it: publishing it is saving it. */
export async function readBranding({ table, organizationId }: MemberContext): Promise<SavedBranding> {
  const page = await table.get(keys.publicPage(organizationId));
  if (!page) throw new AppError('NOT_FOUND');
  return saved(brandingOf(page.branding as BrandingRow), {
    version: (page.brandingVersion as number | undefined) ?? 1,
    updatedBy: page.brandingUpdatedBy as string | undefined,
  });
}

export function saved(branding: Branding, last: Pick<SavedBranding, 'version' | 'updatedBy'>): SavedBranding {
  return { ...branding, ...last, contrast: contrastOf(branding.brandColors) };
}

type TemplateStyles = Branding['templateConfigs'];

/** Branding in the row of the public page: the style of a template is stored once, in the map. */
export type BrandingRow = Omit<Branding, 'template' | 'templateConfigs'> & {
  template: { id: string; config?: string };
  templateConfigs?: TemplateStyles;
};

/** A row without the map has the one style that it knows beside the template's id. */
export function brandingOf({ template, templateConfigs, ...rest }: BrandingRow): Branding {
  const templateStyles = templateConfigs ?? withStyle({}, template.id, template.config);
  const config = templateStyles[templateOf(template.id).id] ?? '{}';
  return { ...rest, template: { id: template.id, config }, templateConfigs: templateStyles };
}

/** `id` may be 'default', which is a name for a real template; undefined leaves its style as it is. */
export function withStyle(
  templateStyles: TemplateStyles,
  id: string,
  config: string | undefined,
): TemplateStyles {
  if (config === undefined) return templateStyles;
  const { id: real } = templateOf(id);
  const { [real]: _replaced, ...others } = templateStyles;
  return config === '{}' ? others : { ...others, [real]: config };
}
