import type { CardConfig } from '#contract/cards/card-config';
import type { Template } from '#contract/cards/templates';
import type { CardStyle } from '../../../shared/cards/card-style.ts';
import type { CardBranding } from '../../../shared/cards/css-properties.ts';
import type { Option } from './options.ts';

export interface TabProps {
  template: Template;
  value: CardConfig;
  cardStyle: CardStyle;
  below: CardStyle;
  branding?: CardBranding;
  offers: (option: Option) => boolean;
  set: (change: CardConfig) => void;
}
