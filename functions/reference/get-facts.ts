import type { Facts } from '#contract/reference/fact-schemas';
import type { MemberContext } from '../shared/membership/context.ts';
import { readFacts, readReference } from './store.ts';

export async function getFacts(context: MemberContext, { id }: { id: string }): Promise<Facts> {
  const [found] = await Promise.all([readFacts(context, id), readReference(context, id)]);
  return found;
}
