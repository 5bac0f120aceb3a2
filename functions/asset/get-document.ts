import type { documentRoutes } from '#contract/resources/document';
import type { Output } from '#contract/primitives/route';
import { readDocument, toDocument } from '../document/store.ts';
import { record } from '../shared/audit/record.ts';
import { objects } from '../shared/files/objects.ts';
import { presignDownload } from '../shared/files/presign.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { withPreview } from './with-preview.ts';

export async function getDocument(
  context: MemberContext,
  { id }: { id: string },
): Promise<Output<typeof documentRoutes.getDocument>> {
  const { table, organizationId, now } = context;
  const found = await readDocument(table, { organizationId, id });
  if (found.status !== 'ready') return toDocument(found);
  await table.commit([record(context, organizationId, 'document.download', { id })]);
  const downloadUrl = await presignDownload(objects.document(organizationId, id) + found.file!, now);
  return { ...(await withPreview(found, context)), downloadUrl };
}
