import type { OrganizationSettings } from '#contract/resources/organization';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export const defaultTimeZone = 'UTC';
const defaultPolicy: OrganizationSettings['permissionPolicy'] = 'warn';

/** In the row of the public page, which counting and embedding read anyway. */
export interface SettingsRow {
  timeZone?: string;
  embedOrigins?: string[];
  permissionPolicy?: OrganizationSettings['permissionPolicy'];
  approvalLimit?: number;
  expiryReminders?: boolean;
  settingsVersion?: number;
  /** The version of the page, which every publication increases. */
  version?: number;
  /** The current slug of the page. */
  slug: string;
  /** All slugs that the page has had, including the current one. */
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

/** The row of the public page, which has them. */
export async function readSettingsRow({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<SettingsRow & { name: string }> {
  const page = await table.get(keys.publicPage(organizationId));
  if (!page) throw new AppError('NOT_FOUND');
  return page as Item & SettingsRow & { name: string };
}
