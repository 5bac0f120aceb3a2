import type { OrganizationSettings } from '#contract/organization';
import { may } from '#contract/roles';
import type { MemberContext } from '../shared/membership/context.ts';
import { readSettings } from './settings.ts';

export async function getSettings(context: MemberContext): Promise<OrganizationSettings> {
  const { embedOrigins, ...settings } = await readSettings(context);
  return may(context.role, 'settings:write') ? { ...settings, embedOrigins } : settings;
}
