import type * as z from 'zod/mini';
import { closedInDocumentRow, documentPageRow, type OpenPage } from '../publication/document-rows.ts';
import { documentProofHashOf } from '../publication/proof-address.ts';
import { keys, partitions, wholeProof } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { documentProofScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { dayIn } from '../shared/days/days.ts';
import { isOrganizationGone, type EndedPage } from './open-proof.ts';

type Closed = z.output<typeof closedInDocumentRow> & { title: string };

/** What holds no more, in the order of the document. */
export interface OpenedPage {
  page: OpenPage;
  closed: Closed[];
}

/** Returns of a page that has ended its language alone, and nothing for an unknown address. */
export async function openDocumentPage(
  token: string,
  now: Date,
): Promise<OpenedPage | EndedPage | undefined> {
  const hash = documentProofHashOf(token);
  const rows = await scopedTable(documentProofScope(hash)).all(partitions.documentProof(hash), {
    between: wholeProof,
  });
  const isPage = ({ sk }: { sk?: unknown }) => sk === keys.documentProof(hash).sk;
  const page = fromRow(documentPageRow, rows.find(isPage));
  if (!page) return undefined;
  const { language } = page;
  if (page.status === 'ended') return { ended: true, language };
  const today = dayIn(page.timeZone, now);
  if (page.until < today || (await isOrganizationGone(page.organizationId))) return { ended: true, language };
  const marks = rows.filter((row) => !isPage(row)).map((row) => fromRow(closedInDocumentRow, row));
  const closed = page.references.flatMap(({ id, title, until }): Closed[] => {
    const mark = marks.find(({ referenceId }) => referenceId === id);
    if (mark) return [{ ...mark, title }];
    return until !== undefined && until < today
      ? [{ referenceId: id, title, state: 'expired', endedAt: until }]
      : [];
  });
  return { page, closed };
}
