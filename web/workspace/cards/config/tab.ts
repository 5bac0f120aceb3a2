import type { CardConfig } from '#contract/cards/card-config';
import type { Template } from '#contract/cards/templates';
import type { CardStyle } from '../../../shared/cards/card-style.ts';
import type { CardBranding } from '../../../shared/cards/css-properties.ts';
import type { Option } from './options.ts';

/** What each tab of the panel works with. */
export interface TabProps {
  template: Template;
  /** What is set here. */
  value: CardConfig;
  /** What the card looks like with it. */
  cardStyle: CardStyle;
  /** What it would look like without. */
  below: CardStyle;
  branding?: CardBranding;
  offers: (option: Option) => boolean;
  set: (change: CardConfig) => void;
}
