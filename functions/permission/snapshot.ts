import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import type { Snapshot } from '#contract/resources/approval';
import type { CardContent } from '#contract/cards/card';
import { cardContent } from '#contract/resources/public';
import { namesWhere, textsOf, type StoredFields } from '#contract/reference/field-values';
import { sha256 } from '../shared/data/hash.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';

const snapshotRow = z.object({ text: z.string() });

/** Hashes the content of a card that concerns its customer. Style and tags make no difference. */
export const contentHash = (card: StoredFields): string => sha256(canonicalize(aboutTheCustomer(card))!);

function aboutTheCustomer(card: StoredFields): object {
  return Object.fromEntries(
    namesWhere(({ subject }) => subject !== undefined).flatMap((name) =>
      textsOf(card[name]).length > 0 ? [[name, card[name]]] : [],
    ),
  );
}

/** Reads snapshots by hash. A snapshot whose text does not match its hash is left out. */
export async function readSnapshots(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
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
