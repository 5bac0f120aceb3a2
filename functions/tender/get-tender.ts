import type { WholeTender } from '#contract/resources/tender';
import type { MemberContext } from '../shared/membership/context.ts';
import { readWhole } from './store.ts';

export async function getTender(context: MemberContext, { id }: { id: string }): Promise<WholeTender> {
  return await readWhole(context, id);
}
