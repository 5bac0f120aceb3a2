import type { importRoutes } from '#contract/resources/import';
import type { Input, Output } from '#contract/primitives/route';
import { importLimits } from '#contract/rules/import-limits';
import { record } from '../shared/audit/record.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, retryRace } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readColumns } from './store.ts';

/** Two members who bring in tables at once both add to what is remembered. */
export async function rememberColumns(
  context: MemberContext,
  { columns: sent }: Input<typeof importRoutes.rememberColumns>,
): Promise<Output<typeof importRoutes.rememberColumns>> {
  const { table, organizationId } = context;
  return await retryRace(async () => {
    const { version, columns: before } = await readColumns(context);
    const latest = new Map(sent.map((one) => [one.heading, one]));
    const columns = [...before.filter(({ heading }) => !latest.has(heading)), ...latest.values()].slice(
      -importLimits.rememberedColumns,
    );
    const after = { version: version + 1, columns };
    await table.commit([
      put(keys.import(organizationId), after, { version: absentOr(equals(version)) }),
      record(context, organizationId, 'organization.columns', { id: organizationId, version: after.version }),
    ]);
    return { columns };
  });
}
