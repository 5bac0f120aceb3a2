import type { FormDetails } from '#contract/resources/form';
import { readForm, toForm } from '../form/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function getForm(context: MemberContext, { id }: { id: string }): Promise<FormDetails> {
  return toForm(await readForm(context, id));
}
