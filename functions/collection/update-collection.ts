import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Input } from '#contract/primitives/route';
import { mergedTexts } from '../organization/rules.ts';
import { readPage } from '../organization/store.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeCollection } from './change.ts';

export async function updateCollection(
  context: MemberContext,
  { id, version: seen, translations: sent, ...changes }: Input<typeof collectionRoutes.updateCollection>,
): Promise<Collection> {
  const page = sent && (await readPage(context));
  return await changeCollection(context, id, (before) => {
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    if (!page) return changes;
    return { ...changes, translations: mergedTexts(page, before.translations, sent) };
  });
}
