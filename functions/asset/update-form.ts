import { ulid } from 'ulid';
import type { FormDetails, formRoutes } from '#contract/resources/form';
import type { Input } from '#contract/primitives/route';
import { checkKept, keepUpload, orRemoveFile, removeFile, typeIntoKept } from '../form/keep-form.ts';
import { readForm, toForm, type FormItem } from '../form/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function updateForm(
  context: MemberContext,
  { id, version, name, buyer, ...changes }: Input<typeof formRoutes.updateForm>,
): Promise<FormDetails> {
  const { organizationId, userId, now, table } = context;
  const before = await readForm(context, id);
  const conflict = (current: FormItem) =>
    new AppError('VERSION_CONFLICT', undefined, { current: toForm(current) });
  if (before.version !== version) throw conflict(before);
  const set = {
    ...(name !== undefined && { name }),
    ...(buyer && { buyer }),
    ...(await contentOf(context, before, changes)),
    version: version + 1,
    updatedAt: now.toISOString(),
    updatedBy: userId,
  };
  const after: FormItem = { ...before, ...set };
  if (buyer === '') delete after.buyer;
  const steps = [
    update(
      keys.form(organizationId, id),
      { set, unset: buyer === '' ? ['buyer'] : [] },
      { version: equals(version) },
      (row) => (row ? conflict(row as FormItem) : new AppError('NOT_FOUND')),
    ),
    record(context, organizationId, 'form.update', after),
  ];
  if (after.file === before.file) await table.commit(steps);
  else {
    await orRemoveFile(context, id, after.file, () => table.commit(steps));
    await removeFile(context, id, before.file);
  }
  return toForm(after);
}

/** A newer file forgets which words were to be left, unless they are sent with it. */
async function contentOf(
  { organizationId, now }: MemberContext,
  before: FormItem,
  { uploadId, leave, cells }: Pick<Input<typeof formRoutes.updateForm>, 'uploadId' | 'leave' | 'cells'>,
): Promise<Partial<FormItem>> {
  const left = new Set(leave);
  if (uploadId) {
    const about = { formId: before.id, uploadId, left, as: before.format };
    const kept = await keepUpload(organizationId, about);
    return { ...kept, leave: leave ?? [] };
  }
  if (cells) {
    const typed = {
      cells,
      file: `${ulid(now.getTime())}.${before.format}`,
      left: new Set(leave ?? before.leave),
    };
    return { ...(await typeIntoKept(organizationId, before, typed)), ...(leave && { leave }) };
  }
  return leave ? { ...(await checkKept(organizationId, before, left)), leave } : {};
}
