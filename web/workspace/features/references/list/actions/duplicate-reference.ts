import { cut } from '#contract/primitives/characters';
import { limits } from '#contract/rules/limits';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import * as uiWords from '#words/ui';
import * as words from '#words/reference-actions';
import { isApiError, messageOf } from '../../../../lib/api/api-error.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { CachedReferences } from '../../cached-references.ts';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';

interface DuplicateContext extends ActionContext {
  open: (id: string) => void;
  seePlans: (() => void) | undefined;
}

export async function duplicateReference(
  { call, client, organizationId, open, seePlans }: DuplicateContext,
  { name, visibility, tags, templateId, attributes, custom }: Reference,
): Promise<void> {
  const content = { visibility, tags, templateId, attributes, custom };
  const copy = cut(words.duplicateName(name), limits.nameLength);
  try {
    const made = await call(referenceRoutes.createReference, { name: copy, status: 'Draft', ...content });
    const list = new CachedReferences(client, organizationId);
    await list.hold();
    list.keep(made);
    list.refresh();
    notify.success(words.duplicated(made.name), { label: words.open, onClick: () => open(made.id) });
  } catch (error) {
    if (!isApiError(error, 'PLAN_LIMIT')) notify.error(messageOf(error));
    else if (seePlans) notify.error(error.message, { label: uiWords.plansSee, onClick: seePlans });
    else notify.error(`${error.message} ${uiWords.plansAsk}`);
  }
}
