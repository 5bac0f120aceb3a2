import type { ReferencePage } from '#contract/public';
import type { Filter } from './filter.ts';

/** A reference page as it is looked at, whoever renders it. */
export interface PageView {
  page: ReferencePage;
  filter: Filter;
  /** `settled` is false while something is being typed. */
  onFilter?: (filter: Filter, settled: boolean) => void;
}
