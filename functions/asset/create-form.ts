import { ulid } from 'ulid';
import { formLimits } from '#contract/form/limits';
import type { FormDetails, formRoutes } from '#contract/resources/form';
import type { Input } from '#contract/primitives/route';
import { keepUpload, orRemoveFile } from '../form/keep-form.ts';
import { toForm, type FormItem } from '../form/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, absentOr, below } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { saveResponse } from '../shared/security/idempotency.ts';

/** The file is kept before its row, so that no form is without one. */
export async function createForm(
  context: MemberContext,
  { uploadId, name, buyer, leave = [], importId }: Input<typeof formRoutes.createForm>,
): Promise<FormDetails> {
  const { organizationId, userId, now, table } = context;
  const id = ulid(now.getTime());
  const kept = await keepUpload(organizationId, { formId: id, uploadId, left: new Set(leave) });
  const at = now.toISOString();
  const item: FormItem = {
    id,
    name,
    ...(buyer && { buyer }),
    ...kept,
    leave,
    ...(importId && { importId }),
    version: 1,
    createdAt: at,
    createdBy: userId,
    updatedAt: at,
    updatedBy: userId,
  };
  const response = toForm(item);
  const steps = [
    ...saveResponse(context, response),
    update(
      keys.organization(organizationId),
      { add: { formCount: 1 } },
      { formCount: absentOr(below(formLimits.forms)) },
      () => new AppError('FORM_LIMIT'),
    ),
    put(keys.form(organizationId, id), item, { pk: absent }),
    record(context, organizationId, 'form.create', item),
  ];
  await orRemoveFile(context, id, kept.file, () => table.commit(steps));
  return response;
}
