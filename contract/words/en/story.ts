import { numericDay } from '../numeric-day.ts';

export const back = 'All references';
export const factsLabel = 'About this reference';
export const share = 'Copy link';
export const shared = 'Link copied';
export const shareFailed = 'Please copy it from the address bar';
export const confirmedBy = 'Who confirmed this';
export const quoted = 'In the customer’s words';

export const related = 'More like this';
export const more = 'Beside this story';
export const morePrevious = 'Previous';
export const moreNext = 'Next';

export const day = (at: string) => numericDay(at, 'en-GB');
