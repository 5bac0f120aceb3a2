import type { translationRoutes, Translation } from '#contract/resources/translation';
import type { Input } from '#contract/primitives/route';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { findTranslation } from './store.ts';

export async function getTranslation(
  context: MemberContext,
  { id, language }: Input<typeof translationRoutes.getTranslation>,
): Promise<Translation> {
  const found = await findTranslation(context, id, language);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
