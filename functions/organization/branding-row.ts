import type { Branding } from '#contract/organization';
import { templateOf } from '#contract/templates/index';

type TemplateStyles = Branding['templateConfigs'];

/** Branding in the row of the public page: the look of a template is kept once, in the map. */
export type BrandingRow = Omit<Branding, 'template' | 'templateConfigs'> & {
  template: { id: string; config?: string };
  templateConfigs?: TemplateStyles;
};

/** A row without the map has the one look that it knows beside the template's id. */
export function brandingOf({ template, templateConfigs, ...rest }: BrandingRow): Branding {
  const templateStyles = templateConfigs ?? withStyle({}, template.id, template.config);
  const config = templateStyles[templateOf(template.id).id] ?? '{}';
  return { ...rest, template: { id: template.id, config }, templateConfigs: templateStyles };
}

/** `id` may be 'default', which is a name for a real template; undefined leaves its look as it is. */
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
