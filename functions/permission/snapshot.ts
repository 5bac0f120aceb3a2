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

/** What a card says about its customer: the same for two cards that say the same, however they look and are filed. */
export const contentHash = (card: StoredFields): string => sha256(canonicalize(aboutTheCustomer(card))!);

function aboutTheCustomer(card: StoredFields): object {
  return Object.fromEntries(
    namesWhere(({ subject }) => subject !== undefined).flatMap((name) =>
      textsOf(card[name]).length > 0 ? [[name, card[name]]] : [],
    ),
  );
}

/** What was asked about, by its hash. One that is not what its hash says is as good as none. */
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
