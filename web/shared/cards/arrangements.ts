import type { TemplateId } from '#contract/cards/templates';

export interface Arrangement {
  /** The templates of one look share the class `rd-card-<look>`. */
  look: string;
  /** Facts have a table instead of standing small beside the customer. */
  hasSheet?: true;
}

export const arrangements: Readonly<Record<TemplateId, Arrangement>> = {
  standard: { look: 'standard' },
  standardCTA: { look: 'standard' },
  base: { look: 'base' },
  architectural: { look: 'architectural' },
  consulting: { look: 'consulting' },
  engineering: { look: 'engineering', hasSheet: true },
  design: { look: 'design' },
  logoTile: { look: 'tile' },
  quote: { look: 'quote' },
};
