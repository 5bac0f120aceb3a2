import { inPageOrder } from '#contract/cards/card';
import { limits } from '#contract/rules/limits';
import type { Reference } from '#contract/resources/reference';
import { cardPath, storyNameOf, storyPath } from '../../../shared/public-address.ts';

export function viewPath(page: string, reference: Reference, references: readonly Reference[] = []): string {
  const listed = references
    .filter(({ status, visibility }) => status === 'Published' && visibility === 'public')
    .map((one) => ({ id: one.id, referenceDate: one.attributes.referenceDate }))
    .toSorted(inPageOrder);
  const at = listed.findIndex((one) => one.id === reference.id);
  if (at < 0) return storyPath(page, storyNameOf(reference));
  return cardPath(page, reference.id, Math.floor(at / limits.cardsPerPage) + 1);
}
