import type { AnalyticsReport } from '#contract/resources/analytics';

/** A reference that is gone has left its counts; the end of its id tells it from another one. */
export const nameOf = ({ name, referenceId }: AnalyticsReport['byReference'][number]): string =>
  name ?? `Deleted reference …${referenceId.slice(-5)}`;
