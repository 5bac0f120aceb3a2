import type { Collection } from '#contract/resources/collection';
import type { MemberContext } from '../shared/membership/context.ts';
import { readCollection } from './store.ts';

export async function getCollection(context: MemberContext, { id }: { id: string }): Promise<Collection> {
  return await readCollection(context, id);
}
