export const description =
  'What a buyer asks, which of your references answer it, and whether their customers allow it.';
export const create = 'New tender';
export const fromNotice = 'From a notice';
export const search = 'Search tenders';
export const loading = 'Loading tenders…';
export const failed = 'The tenders could not be loaded';
export const emptyTitle = 'No tenders yet';
export const empty =
  'Write down what the buyer asks. Your references are ranked against it at once, each with its reasons.';
export const noneMatchTitle = 'Nothing matches';
export const noneMatch = 'No tender has these words in its title or buyer, and this status.';
export const clear = 'Clear filters';
export const count = (shown: number, total: number) => `${shown} of ${total} tenders`;
export const status = 'Status';
export const anyStatus = 'Any status';
