import type { PublicCollection, ReferencePage } from '#contract/public';
import type { Filter } from './filter.ts';

/** A reference page, or a collection, which is one with a name, a description and an order of its own. */
export type ShownPage = ReferencePage & Partial<Pick<PublicCollection, 'collection'>>;

/** A page as it is looked at, whoever renders it. */
export interface PageView {
  page: ShownPage;
  filter: Filter;
  /** Inside somebody's own page: nothing of ours around the cards, and links leave the frame. */
  embedded?: boolean;
  /** `settled` is false while something is being typed. */
  onFilter?: (filter: Filter, settled: boolean) => void;
}
