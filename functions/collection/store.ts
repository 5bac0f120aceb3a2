import { collection, type Collection } from '#contract/resources/collection';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function readCollection(
  { table, organizationId }: MemberContext,
  id: string,
): Promise<Collection> {
  const item = await table.get(keys.collection(organizationId, id));
  if (!item) throw new AppError('NOT_FOUND');
  return fromRow(collection, item);
}
