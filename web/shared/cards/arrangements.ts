import type { TemplateId } from '#contract/cards/templates';

type Part = 'meta' | 'title' | 'company' | 'description' | 'figures' | 'quote' | 'facts' | 'passages';

export interface Arrangement {
  /** The templates of one look share the class `rd-card-<look>`. */
  look: string;
  parts: readonly Part[];
  dateInFacts?: boolean;
}

const head = ['meta', 'title', 'company'] as const;
const standard = {
  look: 'standard',
  parts: [...head, 'description', 'figures', 'quote', 'facts', 'passages'],
} as const satisfies Arrangement;

export const arrangements: Readonly<Record<TemplateId, Arrangement>> = {
  standard,
  standardCTA: standard,
  base: { look: 'base', parts: ['title', 'description', 'figures', 'quote', 'facts', 'passages'] },
  architectural: { ...standard, look: 'architectural', dateInFacts: true },
  consulting: {
    look: 'consulting',
    parts: [...head, 'figures', 'description', 'passages', 'quote', 'facts'],
  },
  engineering: {
    look: 'engineering',
    parts: [...head, 'description', 'figures', 'facts', 'passages', 'quote'],
  },
  design: { ...standard, look: 'design' },
  quote: { look: 'quote', parts: ['quote', 'figures', ...head, 'description', 'facts', 'passages'] },
};
