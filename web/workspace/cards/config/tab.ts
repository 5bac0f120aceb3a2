import type { CardConfig } from '#contract/card-config';
import type { Template } from '#contract/templates/index';
import type { CardLook } from '../../../shared/cards/card-look.ts';
import type { CardBranding } from '../../../shared/cards/card-style.ts';
import type { Option } from './options.ts';

/** What each tab of the panel works with. */
export interface TabProps {
  template: Template;
  /** What is set here. */
  value: CardConfig;
  /** What the card looks like with it. */
  look: CardLook;
  /** What it would look like without. */
  below: CardLook;
  branding?: CardBranding;
  offers: (option: Option) => boolean;
  set: (change: CardConfig) => void;
}
