import type { Reference } from '#contract/reference';
import { templateOf } from '#contract/templates/index';
import { lookOf, type TemplateLooks } from '../../shared/cards/card-look.ts';

type Pictured = Pick<Reference, 'templateId'> & {
  custom: Pick<Reference['custom'], 'mainImage' | 'templateConfig'>;
};

/** Whether the card has an empty place where its picture belongs. One whose look has no picture needs none. */
export function needsPicture({ templateId, custom }: Pictured, looks: TemplateLooks | undefined): boolean {
  if (custom.mainImage) return false;
  const hasPlace = templateOf(templateId).fields.some(({ name }) => name === 'mainImage');
  const look = lookOf({ templateId, templateConfig: custom.templateConfig }, looks);
  return hasPlace && look.showImage && look.layout !== 'minimal';
}
