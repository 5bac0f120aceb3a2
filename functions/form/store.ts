import * as z from 'zod/mini';
import type { DocumentFormat } from '#contract/resources/document';
import { formDetails, type Form, type FormDetails } from '#contract/resources/form';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export const formRow = z.extend(formDetails, {
  /** Its name below the form's own prefix. */
  file: z.string(),
});
export type FormItem = z.output<typeof formRow>;

export const toForm = (row: FormItem): FormDetails => formDetails.parse(row);

const { mistakeList: _list, leave: _leave, cells: _cells, ...inList } = formDetails.shape;

/** A list needs neither mistakes nor cells, of which a form may have hundreds. */
export const listed = Object.keys(inList) as (keyof Form)[];

type Tenant = { table: Pick<ScopedTable, 'get'> } & Pick<MemberContext, 'organizationId'>;

export async function findForm({ table, organizationId }: Tenant, id: string): Promise<FormItem | undefined> {
  return fromRow(formRow, await table.get(keys.form(organizationId, id)));
}

export async function readForm(tenant: Tenant, id: string): Promise<FormItem> {
  const found = await findForm(tenant, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** A form is filled once it has no mistakes. Its file may change until the worker reads it, which asks again. */
export async function useStep(context: MemberContext, id: string, format: DocumentFormat): Promise<Step> {
  const found = await readForm(context, id);
  if (found.format !== format) {
    const error = `The form is filled as ${found.format}`;
    throw new AppError('VALIDATION_FAILED', error, { fields: { format: error } });
  }
  requireFillable(found);
  return update(
    keys.form(context.organizationId, id),
    { set: { usedAt: context.now.toISOString() } },
    { pk: exists },
    () => new AppError('NOT_FOUND'),
  );
}

export function requireFillable({ mistakes, mistakeList, placeholders }: FormItem): void {
  if (mistakes > 0) throw new AppError('FORM_HAS_ERRORS', undefined, { mistakes: mistakeList });
  if (placeholders === 0)
    throw new AppError('FORM_HAS_ERRORS', 'This form has no placeholders yet', { mistakes: [] });
}
