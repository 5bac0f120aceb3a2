import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Input } from '#contract/primitives/route';
import { mergedTexts } from '../organization/rules.ts';
import { readPage } from '../organization/store.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeCollection } from './change.ts';
import { signed } from './letter.ts';

export async function updateCollection(
  context: MemberContext,
  {
    id,
    version: seen,
    translations: sent,
    letter: sentLetter,
    validUntil,
    ...texts
  }: Input<typeof collectionRoutes.updateCollection>,
): Promise<Collection> {
  const page = sent && (await readPage(context));
  const { letter, steps } = await signed(context, sentLetter);
  const changes = {
    ...texts,
    ...(sentLetter !== undefined && { letter }),
    ...(validUntil !== undefined && { validUntil: validUntil ?? undefined }),
  };
  const decide = (before: Collection) => {
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    if (!page) return changes;
    return { ...changes, translations: mergedTexts(page, before.translations, sent) };
  };
  return await changeCollection(context, id, decide, steps);
}
