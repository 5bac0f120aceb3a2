import type { AnalyticsReport } from '#contract/resources/analytics';

/** Counts outlive their reference; the end of the id tells deleted references apart. */
export const nameOf = ({ name, referenceId }: AnalyticsReport['byReference'][number]): string =>
  name ?? `Deleted reference …${referenceId.slice(-5)}`;
