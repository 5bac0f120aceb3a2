import type { OrganizationSettings } from '#contract/resources/organization';
import { may } from '#contract/rules/roles';
import type { MemberContext } from '../shared/membership/context.ts';
import { readSettingsRow, settingsOf } from './store.ts';

export async function getSettings(context: MemberContext): Promise<OrganizationSettings> {
  const { embedOrigins, ...settings } = settingsOf(await readSettingsRow(context));
  return may(context.role, 'settings:write') ? { ...settings, embedOrigins } : settings;
}
