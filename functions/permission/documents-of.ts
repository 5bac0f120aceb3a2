import type { DocumentUse } from '#contract/resources/permission';
import { retention } from '#contract/rules/retention';
import { dispatch as dispatchRow } from '#contract/tender/dispatch';
import { documentRow, type DocumentItem } from '../document/store.ts';
import { inDocumentRow, type InDocument } from '../publication/document-rows.ts';
import type { Held } from '../publication/held.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { documentsOf, keys, partitions } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { addDays } from '../shared/days/days.ts';
import type { MemberContext } from '../shared/membership/context.ts';

interface Wanted {
  /** What buyers were sent of it. */
  held: readonly Held[];
  limit: number;
}

/** Returns the newest files that were made of a reference, and those of it that buyers were sent. */
export async function readDocumentUses(
  context: MemberContext,
  { id, attributes: { customerId } }: ReferenceItem,
  { held, limit }: Wanted,
): Promise<DocumentUse[]> {
  const { table, organizationId } = context;
  const [{ items }, sent] = await Promise.all([
    table.page(partitions.organization(organizationId), documentsOf(customerId, id), { limit }),
    readSent(context, id, { held, limit }),
  ]);
  const rows = items.map((row) => fromRow(inDocumentRow, row));
  const recent = await findRecent(context, rows);
  // A run that died may have left its row, but nobody got its file.
  const written = rows.filter(({ documentId }) => recent.get(documentId)?.status !== 'failed');
  const made = written.map((row): DocumentUse => {
    const { documentId, title, format, madeAt, madeBy, run } = row;
    const sentAt = sent.get(documentId)?.sentAt;
    // A file that was made anew is listed no more, although its document is.
    const isListed = recent.get(documentId)?.file?.startsWith(`${run}.`) ?? false;
    const use = { id: documentId, title, format, at: madeAt, by: madeBy, isListed };
    return { ...use, ...(sentAt && { sentAt }) };
  });
  const known = new Set(made.map((one) => one.id));
  const others = [...sent.values()].filter((one) => !known.has(one.id));
  return [...made, ...others].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
}

/** Of the newest dispatches, by the id of the document. A document that was made before has no other row. */
async function readSent(
  { table, organizationId }: MemberContext,
  referenceId: string,
  { held, limit }: Wanted,
): Promise<Map<string, DocumentUse>> {
  const newest = held
    .filter((one) => one.referenceId === referenceId)
    .toSorted((a, b) => a.dispatchId.localeCompare(b.dispatchId))
    .slice(-limit);
  const rows = await table.getMany(
    newest.map(({ tenderId, dispatchId }) => keys.dispatch(organizationId, tenderId, dispatchId)),
  );
  return new Map(
    rows.flatMap((row) => {
      const dispatch = fromRow(dispatchRow, row);
      if (!dispatch) return [];
      const { sentAt, createdBy: by } = dispatch;
      return dispatch.documents
        .filter(({ referenceIds }) => referenceIds.includes(referenceId))
        .map(({ documentId: id, title, format }): [string, DocumentUse] => [
          id,
          { id, title, format, at: sentAt, by, isListed: false, sentAt },
        ]);
    }),
  );
}

/** Documents of the days in which they are listed, by id. */
async function findRecent(
  { table, organizationId, now }: MemberContext,
  rows: readonly InDocument[],
): Promise<ReadonlyMap<string, DocumentItem>> {
  const oldest = addDays(now.toISOString().slice(0, 10), -retention.documentDays);
  const recent = rows.filter(({ madeAt }) => madeAt >= oldest);
  const found = await table.getMany(recent.map((row) => keys.document(organizationId, row.documentId)));
  return new Map(
    found.flatMap((row) => {
      const item = fromRow(documentRow, row);
      return item ? [[item.id, item]] : [];
    }),
  );
}
