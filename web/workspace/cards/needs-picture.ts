import type { Reference } from '#contract/resources/reference';
import { templateOf } from '#contract/cards/templates';
import { cardStyleOf, type TemplateStyles } from '../../shared/cards/card-style.ts';

type Pictured = Pick<Reference, 'templateId'> & {
  custom: Pick<Reference['custom'], 'mainImage' | 'templateConfig'>;
};

export function needsPicture(
  { templateId, custom }: Pictured,
  templateStyles: TemplateStyles | undefined,
): boolean {
  if (custom.mainImage) return false;
  const takesImage = templateOf(templateId).fields.some(({ name }) => name === 'mainImage');
  const cardStyle = cardStyleOf({ templateId, templateConfig: custom.templateConfig }, templateStyles);
  return takesImage && cardStyle.showImage && cardStyle.layout !== 'minimal';
}
