import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Input } from '#contract/primitives/route';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeCollection } from './change.ts';

export async function updateCollection(
  context: MemberContext,
  { id, version: seen, ...changes }: Input<typeof collectionRoutes.updateCollection>,
): Promise<Collection> {
  return await changeCollection(context, id, (before) => {
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    return changes;
  });
}
