import type { Document } from '#contract/resources/document';
import { previewNames, toDocument, type DocumentItem } from '../document/store.ts';
import { objects } from '../shared/files/objects.ts';
import { presignPreview } from '../shared/files/presign.ts';

/** Looking at the preview is no download, so the audit trail does not record it. */
export async function withPreview(
  row: DocumentItem,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<Document> {
  const { id, file, firstPage } = row;
  if (!file || !firstPage) return toDocument(row);
  const names = previewNames(file);
  const addressOf = (name: string) => presignPreview(objects.document(organizationId, id) + name, now);
  const [small, large] = await Promise.all([addressOf(names.small), addressOf(names.large)]);
  return { ...toDocument(row), preview: { ...firstPage, small, large } };
}
