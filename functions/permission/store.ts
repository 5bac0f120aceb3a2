import * as z from 'zod/mini';
import type { CardContent } from '#contract/cards/card';
import type { Snapshot } from '#contract/resources/approval';
import { permissionEntry, type PermissionEntry } from '#contract/resources/permission';
import { cardContent } from '#contract/resources/public';
import { sha256 } from '../shared/data/hash.ts';
import { keys, ledgerOf, partitions } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export const expiryRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
  expiresOn: z.string(),
});
export type Expiry = z.output<typeof expiryRow>;

export async function readLedger(
  { table, organizationId }: Tenant,
  customerId: string,
): Promise<PermissionEntry[]> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: ledgerOf(customerId) });
  return rows.map((row) => fromRow(permissionEntry, row));
}

const snapshotRow = z.object({ text: z.string() });

/** A snapshot whose text does not match its hash is left out. */
export async function readSnapshots(
  { table, organizationId }: Tenant,
  hashes: readonly string[],
): Promise<Map<string, CardContent>> {
  const wanted = [...new Set(hashes)];
  const rows = await table.getMany(wanted.map((hash) => keys.snapshot(organizationId, hash)));
  return new Map(
    rows.flatMap((row, index) => {
      const { text } = fromRow(snapshotRow, row) ?? { text: '' };
      if (sha256(text) !== wanted[index]) return [];
      return [[wanted[index], cardContent.parse((JSON.parse(text) as Snapshot).card)] as const];
    }),
  );
}
