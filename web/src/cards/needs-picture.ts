import type { Reference } from '#contract/reference';
import { templateOf } from '#contract/templates/index';
import { lookOf } from './card-look.ts';

/** Whether the card has an empty place where its picture belongs. One whose look has no picture needs none. */
export function needsPicture({
  templateId,
  custom,
}: Pick<Reference, 'templateId'> & {
  custom: Pick<Reference['custom'], 'mainImage' | 'templateConfig'>;
}): boolean {
  if (custom.mainImage) return false;
  const hasPlace = templateOf(templateId).fields.some(({ name }) => name === 'mainImage');
  const look = lookOf({ templateId, templateConfig: custom.templateConfig });
  return hasPlace && look.showImage && look.layout !== 'minimal';
}
