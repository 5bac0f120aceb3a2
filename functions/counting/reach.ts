import type { VisitEvent } from '#contract/resources/event';
import type { Reached } from '#contract/resources/analytics';

export type Reach = keyof Reached;

/** A story counts as read however the visitor came to it: by its card or by its own address. */
const stepsOf: Record<VisitEvent['type'], readonly Reach[]> = {
  view: ['saw', 'read'],
  visible: ['saw'],
  open: ['saw', 'read'],
  click: ['saw', 'pressed'],
};

export const reachedBy = (events: readonly VisitEvent[]): Reach[] => [
  ...new Set(events.flatMap(({ type, referenceId }) => (referenceId === undefined ? [] : stepsOf[type]))),
];
