import type { Document } from '#contract/resources/document';
import type { PageQuery } from '#contract/primitives/page';
import { documentRow, listed } from '../document/store.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { withPreview } from './with-preview.ts';

export async function listDocuments(
  context: MemberContext,
  page: PageQuery,
): Promise<{ documents: Document[]; nextCursor?: string }> {
  const { table, organizationId } = context;
  const { items, nextCursor } = await table.page(partitions.organization(organizationId), prefixes.document, {
    ...page,
    only: ['pk', 'sk', ...listed],
  });
  const documents = await Promise.all(items.map((item) => withPreview(fromRow(documentRow, item), context)));
  return { documents, ...(nextCursor && { nextCursor }) };
}
