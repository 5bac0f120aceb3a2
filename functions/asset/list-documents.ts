import type { Document } from '#contract/resources/document';
import type { PageQuery } from '#contract/primitives/page';
import { documentRow, listed, toDocument } from '../document/store.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listDocuments(
  { table, organizationId }: MemberContext,
  page: PageQuery,
): Promise<{ documents: Document[]; nextCursor?: string }> {
  const { items, nextCursor } = await table.page(partitions.organization(organizationId), prefixes.document, {
    ...page,
    only: ['pk', 'sk', ...listed],
  });
  const documents = items.map((item) => toDocument(fromRow(documentRow, item)));
  return { documents, ...(nextCursor && { nextCursor }) };
}
