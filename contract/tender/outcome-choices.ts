/** This file has no schemas, so that screens need not load zod. */
export const lossReasons = [
  'price',
  'too few',
  'too old',
  'too small',
  'persons',
  'quality',
  'formal',
  'other',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** A buyer says one of these of a reference. */
export const verdicts = ['accepted', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];
