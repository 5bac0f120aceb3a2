export const createTitle = 'New tender';
export const create = 'Create tender';
export const editTitle = 'Edit tender';
export const save = 'Save changes';
export const notSaved = 'The tender was not saved';
export const changed =
  'Somebody else has changed this tender meanwhile. Save again to put your values over theirs.';
export const title = 'Title';
export const titleHint = 'Such as “School design, city of Vantaa”';
export const buyer = 'Buyer';
export const deadline = 'Deadline';
export const holdUntil = 'Permissions must hold until';
export const holdUntilHint = 'Four months after the deadline, if you leave it empty.';
export const most = 'References at most';
export const mostHint = 'If the buyer limits them.';
export const sameTwice = 'One reference may answer several requirements';
export const languages = 'Languages of the answer';
export const more = 'More about this tender';
export const kind = 'Kind of buyer';
export const countryHint = 'Two letters, such as FI';
export const owner = 'Person in charge';
export const ownerLeft = 'Somebody who has left';
export const moreLabels = {
  country: 'Country of the buyer',
  lot: 'Lot',
  procedure: 'Procedure',
  ted: 'Number in TED',
  hilma: 'Number in Hilma',
  own: 'Your own number',
} as const;
