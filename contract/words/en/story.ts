export const back = 'All references';
export const factsLabel = 'About this reference';
export const customer = 'Customer';
export const share = 'Copy link';
export const shared = 'Link copied';
export const shareFailed = 'Please copy it from the address bar';

export const related = 'Related references';
export const more = 'More references';
export const morePrevious = 'Previous';
export const moreNext = 'Next';
export const moreOf = <T>(organization: T): readonly (string | T)[] => ['All references of ', organization];
