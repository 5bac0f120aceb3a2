import type { Need } from '#contract/tender/need';

/** The ranking needs this of a requirement that is being typed. */
export type TypedNeed = Pick<Need, 'id' | 'text' | 'number' | 'conditions'>;

/** A requirement has this id until it is saved. */
export const newNeedId = 'new';
