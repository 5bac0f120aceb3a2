import { form, type Form } from '#contract/resources/form';
import { listed } from '../form/store.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listForms({ table, organizationId }: MemberContext): Promise<{ forms: Form[] }> {
  const rows = await table.all(partitions.organization(organizationId), {
    prefix: prefixes.form,
    only: ['pk', 'sk', ...listed],
  });
  return { forms: rows.map((row) => fromRow(form, row)).toReversed() };
}
