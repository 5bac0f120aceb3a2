import { contrastOf } from '#contract/cards/contrast';
import { templateOf } from '#contract/cards/templates';
import type { Branding, OrganizationSettings, SavedBranding } from '#contract/resources/organization';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export const defaultTimeZone = 'UTC';
const defaultPolicy: OrganizationSettings['permissionPolicy'] = 'warn';

/** Counting and embedding read the row of the public page anyway, so it holds the settings. */
export interface SettingsRow {
  timeZone?: string;
  embedOrigins?: string[];
  permissionPolicy?: OrganizationSettings['permissionPolicy'];
  approvalLimit?: number;
  expiryReminders?: boolean;
  settingsVersion?: number;
  version?: number;
  slug: string;
  /** The current slug is included. */
  slugs: Set<string>;
}

export type Settings = OrganizationSettings & { embedOrigins: string[] };

export function settingsOf(row: SettingsRow | Item): Settings {
  const {
    timeZone = defaultTimeZone,
    embedOrigins = [],
    permissionPolicy = defaultPolicy,
    settingsVersion = 1,
    approvalLimit,
    expiryReminders = true,
    slug,
  } = row as SettingsRow;
  return {
    timeZone,
    embedOrigins,
    permissionPolicy,
    approvalLimit,
    expiryReminders,
    slug,
    version: settingsVersion,
  };
}

export async function readSettingsRow({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<SettingsRow & { name: string }> {
  const page = await table.get(keys.publicPage(organizationId));
  if (!page) throw new AppError('NOT_FOUND');
  return page as Item & SettingsRow & { name: string };
}

/** The row of the public page stores the branding, so saving it publishes it. */
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

/** Every style is stored once, in the map. */
export type BrandingRow = Omit<Branding, 'template' | 'templateConfigs'> & {
  template: { id: string; config?: string };
  templateConfigs?: TemplateStyles;
};

/** A row without the map has only the style beside the template's id. */
export function brandingOf({ template, templateConfigs, ...rest }: BrandingRow): Branding {
  const templateStyles = templateConfigs ?? withStyle({}, template.id, template.config);
  const config = templateStyles[templateOf(template.id).id] ?? '{}';
  return { ...rest, template: { id: template.id, config }, templateConfigs: templateStyles };
}

/** The id 'default' names a real template; an undefined style changes nothing. */
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
