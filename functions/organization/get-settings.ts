import type { OrganizationSettings } from '#contract/organization';
import type { MemberContext } from '../tenancy/context.ts';
import { readSettings } from './settings.ts';

export async function getSettings(context: MemberContext): Promise<OrganizationSettings> {
  return await readSettings(context);
}
