import type { importRoutes } from '#contract/resources/import';
import type { Output } from '#contract/primitives/route';
import { readOrganization } from '../shared/membership/organization.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readColumns } from './store.ts';

export async function getImport(context: MemberContext): Promise<Output<typeof importRoutes.getImport>> {
  const [{ maxCards, referenceCount }, { columns }] = await Promise.all([
    readOrganization(context),
    readColumns(context),
  ]);
  return { room: Math.max(0, maxCards - referenceCount), columns };
}
