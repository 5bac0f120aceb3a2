import type { AnalyticsReport } from '#contract/resources/analytics';
import * as words from '#words/insights';

/** Counts outlive their reference; the end of the id tells deleted references apart. */
export const nameOf = ({ name, referenceId }: AnalyticsReport['byReference'][number]): string =>
  name ?? words.deletedReference(referenceId.slice(-5));
