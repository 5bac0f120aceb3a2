import type { BuyerProof } from '#contract/tender/buyer-proof';
import { keys, partitions, prefixes, wholeProof } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { proofScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import {
  isClosed,
  openProofRow,
  provenReferenceRow,
  type OpenProofRow,
  type ProvenReference,
} from '../publication/proof-rows.ts';

export interface WholeProof {
  page: OpenProofRow;
  references: ProvenReference[];
  opens: BuyerProof['opens'];
}

/** Without `opens`, the counts are not read. */
export async function readProof(
  hash: string,
  { opens }: { opens: boolean },
): Promise<WholeProof | undefined> {
  const table = scopedTable(proofScope(hash));
  return proofOf(hash, await table.all(partitions.proof(hash), opens ? {} : { between: wholeProof }));
}

/** Returns nothing of a page that has ended. */
export function proofOf(hash: string, rows: readonly Item[]): WholeProof | undefined {
  const page = rows.find(({ sk }) => sk === keys.buyerProof(hash).sk);
  if (page?.status !== 'open') return undefined;
  const below = (prefix: string) => rows.filter(({ sk }) => String(sk).startsWith(prefix));
  return {
    page: fromRow(openProofRow, page),
    references: below(prefixes.reference).map((row) => fromRow(provenReferenceRow, row)),
    opens: below(prefixes.opens).map(({ sk, count }) => ({
      day: String(sk).slice(prefixes.opens.length),
      count: count as number,
    })),
  };
}

export const toBuyerProof = ({ page, references, opens }: WholeProof, path: string): BuyerProof => ({
  generation: page.generation,
  path,
  name: page.name,
  ...(page.buyer && { buyer: page.buyer }),
  holdUntil: page.holdUntil,
  madeAt: page.madeAt,
  references: references.map((one) => {
    const { referenceId, state } = one;
    const title = isClosed(one) ? undefined : one.title;
    const at = isClosed(one) ? one.endedAt : one.confirmation?.at;
    const until = isClosed(one) ? undefined : one.until;
    return { referenceId, ...(title && { title }), state, ...(at && { at }), ...(until && { until }) };
  }),
  opens,
});
