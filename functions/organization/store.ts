import { contrastOf } from '#contract/cards/contrast';
import { templateOf } from '#contract/cards/templates';
import type { Branding, OrganizationSettings, SavedBranding } from '#contract/resources/organization';
import { defaultLanguage } from '#contract/rules/content-languages';
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
  language?: OrganizationSettings['language'];
  languages?: OrganizationSettings['languages'];
  untranslated?: OrganizationSettings['untranslated'];
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
    language = defaultLanguage,
    languages = [],
    untranslated = 'show',
    slug,
  } = row as SettingsRow;
  return {
    timeZone,
    embedOrigins,
    permissionPolicy,
    approvalLimit,
    expiryReminders,
    language,
    languages,
    untranslated,
    slug,
    version: settingsVersion,
  };
}

export async function readSettingsRow({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<SettingsRow & { name: string }> {
  return (await readPage({ table, organizationId })) as Item & SettingsRow & { name: string };
}

/** The row of the public page stores the branding, so saving it publishes it. */
export const readBranding = async (context: MemberContext): Promise<SavedBranding> =>
  savedBranding(await readPage(context));

export async function readPage({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<Item> {
  const page = await table.get(keys.publicPage(organizationId));
  if (!page) throw new AppError('NOT_FOUND');
  return page;
}

export function savedBranding(page: Item): SavedBranding {
  return saved(page, page.branding as BrandingRow, {
    version: (page.brandingVersion as number | undefined) ?? 1,
    updatedBy: page.brandingUpdatedBy as string | undefined,
  });
}

export function saved(
  page: Item,
  branding: BrandingRow,
  last: Pick<SavedBranding, 'version' | 'updatedBy'>,
): SavedBranding {
  const { language, languages } = settingsOf(page);
  return {
    ...brandingOf(branding),
    ...last,
    language,
    ...(branding.translations && { translations: branding.translations }),
    ...(languages.length > 0 && { languages }),
    contrast: contrastOf(branding.brandColors),
  };
}

type TemplateStyles = Branding['templateConfigs'];

/** Every style is stored once, in the map. */
export type BrandingRow = Omit<Branding, 'template' | 'templateConfigs'> & {
  template: { id: string; config?: string };
  templateConfigs?: TemplateStyles;
  translations?: SavedBranding['translations'];
};

/** In the original's texts. A row without the map has only the style beside the template's id. */
export function brandingOf({
  template,
  templateConfigs,
  translations: _others,
  ...rest
}: BrandingRow): Branding {
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
