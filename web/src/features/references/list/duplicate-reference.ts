import { limits } from '#contract/limits';
import { referenceRoutes, type Reference } from '#contract/reference';
import { messageOf } from '../../../lib/api-error.ts';
import { notify } from '../../../ui/toast.tsx';
import { CachedReferences } from '../cached-references.ts';
import type { Workplace } from './apply-status.ts';
import { bulkTexts as texts } from './bulk-texts.ts';

/** Makes a draft with the same content. */
export async function duplicateReference(
  { call, client, organizationId, open }: Workplace & { open: (id: string) => void },
  { name, visibility, tags, templateId, attributes, custom }: Reference,
): Promise<void> {
  const content = { visibility, tags, templateId, attributes, custom };
  const copy = texts.duplicateName(name).slice(0, limits.nameLength);
  try {
    const made = await call(referenceRoutes.createReference, { name: copy, status: 'Draft', ...content });
    const list = new CachedReferences(client, organizationId);
    await list.hold();
    list.keep(made);
    list.refresh();
    notify.success(texts.duplicated(made.name), { label: texts.open, onClick: () => open(made.id) });
  } catch (error) {
    notify.error(messageOf(error));
  }
}
