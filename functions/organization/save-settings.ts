import type { OrganizationSettings, organizationRoutes } from '#contract/organization';
import type { Input } from '#contract/route';
import { record } from '../shared/audit/record.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readSettings } from './settings.ts';

export async function saveSettings(
  context: MemberContext,
  { version: seen, ...sent }: Input<typeof organizationRoutes.saveSettings>,
): Promise<OrganizationSettings> {
  const { table, organizationId } = context;
  return await retryRace(async () => {
    const before = await readSettings(context);
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    const timeZone = sent.timeZone ?? before.timeZone;
    const embedOrigins = [...new Set(sent.embedOrigins ?? before.embedOrigins)];
    const version = before.version + 1;
    await table.commit([
      update(
        keys.publicPage(organizationId),
        // Who may embed changes what the public pages return.
        { set: { timeZone, embedOrigins, settingsVersion: version }, add: { version: 1 } },
        { settingsVersion: absentOr(equals(before.version)) },
      ),
      record(context, organizationId, 'organization.settings', { id: organizationId, version }),
    ]);
    return { timeZone, embedOrigins, version };
  });
}
