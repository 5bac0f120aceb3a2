import { closedOf, type Closing } from '../publication/closing.ts';
import { inDocumentRow, type InDocument } from '../publication/document-rows.ts';
import { absent } from '../shared/data/expression.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { documentsOf, keys, partitions } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { documentProofScope } from '../shared/data/scope.ts';
import { put, wins } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';

/** The documents about a customer whose files lead to a page. */
export async function readInDocuments(
  { table, organizationId }: ActorContext,
  customerId: string,
): Promise<InDocument[]> {
  const prefix = documentsOf(customerId);
  const rows = await table.all(partitions.organization(organizationId), { prefix });
  return rows.map((row) => fromRow(inDocumentRow, row)).filter(({ hash }) => hash !== undefined);
}

/** The first day stays. This can be interrupted and repeated, and may come before the page is written. */
export async function closeInDocuments(
  { organizationId, now }: ActorContext,
  closing: Closing,
  rows: readonly InDocument[],
): Promise<void> {
  const { kind, at, expiresOn } = closing.entry;
  const isOver = kind === 'expired';
  for (const { hash, referenceId, tenderId, channel = 'document', subjects } of rows) {
    if (closedOf(closing, { referenceId, tenderId }, subjects, channel).length === 0) continue;
    const table = memberTable(organizationId, documentProofScope(hash!));
    const key = keys.closedInDocument(hash!, referenceId);
    if (await table.get(key)) continue;
    const closed = {
      referenceId,
      state: isOver ? 'expired' : 'withdrawn',
      endedAt: (isOver && expiresOn) || at,
      ...expiresAfterDays('documentProofDays', now),
    };
    await wins(table.commit([put(key, closed, { pk: absent })]));
  }
}
