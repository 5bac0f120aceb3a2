import * as z from 'zod/mini';
import type { CardContent } from '#contract/cards/card';
import type { Snapshot } from '#contract/resources/approval';
import { permissionEntry, type PermissionEntry } from '#contract/resources/permission';
import { cardContent } from '#contract/resources/public';
import { inWords } from '#contract/reference/translate';
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
export async function readSnapshotTexts(
  { table, organizationId }: Tenant,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(hashes)];
  const rows = await table.getMany(wanted.map((hash) => keys.snapshot(organizationId, hash)));
  const texts = rows.map((row) => fromRow(snapshotRow, row)?.text ?? '');
  return new Map(
    texts.flatMap((text, index) => (sha256(text) === wanted[index] ? [[wanted[index], text] as const] : [])),
  );
}

export const readSnapshots = async (tenant: Tenant, hashes: readonly string[]) =>
  cardsIn(await readSnapshotTexts(tenant, hashes));

export const cardsIn = (texts: ReadonlyMap<string, string>): Map<string, CardContent> =>
  new Map([...texts].map(([hash, text]) => [hash, cardContent.parse((JSON.parse(text) as Snapshot).card)]));

/** The cards of snapshots in the words of a language. Those without such words are named, and stay as they are. */
export function cardsInLanguage(texts: ReadonlyMap<string, string>, language: string) {
  const wordless = new Set<string>();
  const snapshots = cardsIn(texts);
  for (const [hash, text] of texts) {
    const words = (JSON.parse(text) as Snapshot).translations?.[language];
    if (words) snapshots.set(hash, inWords(snapshots.get(hash)!, words));
    else wordless.add(hash);
  }
  return { snapshots, wordless };
}
