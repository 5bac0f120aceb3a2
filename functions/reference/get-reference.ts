import type { Reference } from '#contract/resources/reference';
import type { MemberContext } from '../shared/membership/context.ts';
import { readReference, toReference } from './store.ts';

export async function getReference(context: MemberContext, { id }: { id: string }): Promise<Reference> {
  return toReference(await readReference(context, id));
}
