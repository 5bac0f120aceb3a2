import type { OrganizationSettings } from '#contract/organization';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export const defaultTimeZone = 'UTC';

/** In the row of the public page, which counting and embedding read anyway. */
export interface SettingsRow {
  timeZone?: string;
  embedOrigins?: string[];
  settingsVersion?: number;
}

export function settingsOf(row: SettingsRow | Item): Required<OrganizationSettings> {
  const { timeZone = defaultTimeZone, embedOrigins = [], settingsVersion = 1 } = row as SettingsRow;
  return { timeZone, embedOrigins, version: settingsVersion };
}

export async function readSettings({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<Required<OrganizationSettings>> {
  const page = await table.get(keys.publicPage(organizationId));
  if (!page) throw new AppError('NOT_FOUND');
  return settingsOf(page);
}
