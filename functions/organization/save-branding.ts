import type { SavedBranding, organizationRoutes } from '#contract/organization';
import type { Input } from '#contract/route';
import { record } from '../audit/record.ts';
import { absentOr, equals } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { retryRace, update } from '../data/write.ts';
import { AppError } from '../http/failure.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { readBranding, withContrast } from './branding.ts';

export async function saveBranding(
  context: MemberContext,
  { version: seen, ...branding }: Input<typeof organizationRoutes.saveBranding>,
): Promise<SavedBranding> {
  const { table, organizationId } = context;
  return await retryRace(async () => {
    const before = await readBranding(context);
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    const version = before.version + 1;
    await table.commit([
      update(
        keys.publicPage(organizationId),
        { set: { branding, brandingVersion: version }, add: { version: 1 } },
        { brandingVersion: absentOr(equals(before.version)) },
      ),
      record(context, organizationId, 'organization.branding', { id: organizationId, version }),
    ]);
    return withContrast(branding, version);
  });
}
