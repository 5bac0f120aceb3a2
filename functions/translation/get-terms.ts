import type { Terms, translationRoutes } from '#contract/resources/translation';
import type { Input } from '#contract/primitives/route';
import type { MemberContext } from '../shared/membership/context.ts';
import { readTerms } from './store.ts';

export async function getTerms(
  context: MemberContext,
  { language }: Input<typeof translationRoutes.getTerms>,
): Promise<Terms> {
  return await readTerms(context, language);
}
