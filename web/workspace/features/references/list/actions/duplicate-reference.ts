import { cut } from '#contract/primitives/characters';
import { limits } from '#contract/rules/limits';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { isApiError, messageOf } from '../../../../lib/api/api-error.ts';
import { plansTexts } from '../../../../ui/feedback/see-plans.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { CachedReferences } from '../../cached-references.ts';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';
import { bulkTexts as texts } from './bulk-texts.ts';

interface DuplicateContext extends ActionContext {
  open: (id: string) => void;
  seePlans: (() => void) | undefined;
}

export async function duplicateReference(
  { call, client, organizationId, open, seePlans }: DuplicateContext,
  { name, visibility, tags, templateId, attributes, custom }: Reference,
): Promise<void> {
  const content = { visibility, tags, templateId, attributes, custom };
  const copy = cut(texts.duplicateName(name), limits.nameLength);
  try {
    const made = await call(referenceRoutes.createReference, { name: copy, status: 'Draft', ...content });
    const list = new CachedReferences(client, organizationId);
    await list.hold();
    list.keep(made);
    list.refresh();
    notify.success(texts.duplicated(made.name), { label: texts.open, onClick: () => open(made.id) });
  } catch (error) {
    if (!isApiError(error, 'PLAN_LIMIT')) notify.error(messageOf(error));
    else if (seePlans) notify.error(error.message, { label: plansTexts.see, onClick: seePlans });
    else notify.error(`${error.message} ${plansTexts.ask}`);
  }
}
