import { need, pick, tender, type Tender, type WholeTender } from '#contract/resources/tender';
import { fromRow } from '../shared/data/read.ts';
import { keys, needsOf, partitions, partsOf } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export async function readTender({ table, organizationId }: Tenant, id: string): Promise<Tender> {
  const row = await table.get(keys.tender(organizationId, id));
  if (!row) throw new AppError('NOT_FOUND');
  return fromRow(tender, row);
}

/** The tender comes first: parts that are newer than its row make a change of theirs start over. */
export async function readWhole(tenant: Tenant, id: string): Promise<WholeTender> {
  const { table, organizationId } = tenant;
  const found = await readTender(tenant, id);
  const rows = await table.all(partitions.organization(organizationId), { prefix: partsOf(id) });
  const isNeed = ({ sk }: { sk?: unknown }) => (sk as string).startsWith(needsOf(id));
  const needs = rows.filter(isNeed).map((row) => fromRow(need, row));
  const known = new Set(needs.map((one) => one.id));
  const picks = new Map(
    rows
      .filter((row) => !isNeed(row))
      .map((row) => fromRow(pick, row))
      // A deleted requirement leaves the picks that name it.
      .map((one) => [
        one.referenceId,
        { ...one, needIds: one.needIds.filter((needId) => known.has(needId)) },
      ]),
  );
  return { tender: found, needs, picks: found.referenceIds.flatMap((picked) => picks.get(picked) ?? []) };
}
