export const title = 'Outcome';
export const record = 'Record the outcome';
export const edit = 'Edit the outcome';
export const dialogTitle = 'How did the buyer decide?';
export const decision = 'Decision';
export const ourPoints = 'Our points';
export const bestPoints = 'Best points';
export const ourPrice = 'Our price';
export const winningPrice = 'Winning price';
export const currency = 'Currency';
export const winner = 'Winner';
export const reasons = 'Why it was lost';
export const reasonNames = {
  price: 'Price',
  'too few': 'Too few references',
  'too old': 'References too old',
  'too small': 'References too small',
  persons: 'Persons',
  quality: 'Quality',
  formal: 'A formal mistake',
  other: 'Something else',
} as const;
export const references = 'What the buyer said of each reference';
export const verdictOf = (reference: string) => `The buyer’s word on “${reference}”`;
export const noVerdict = 'Nothing';
export const verdicts = { accepted: 'Accepted', refused: 'Refused' } as const;
export const whyOf = (reference: string) => `Why “${reference}” was refused`;
export const whyHint = 'Why';
export const note = 'Note';
export const cancel = 'Cancel';
export const save = 'Save';
export const notSaved = 'The outcome was not saved';
export const failed = 'Check your connection and try again.';
export const changed =
  'Somebody else has changed this tender meanwhile. Save again to put your values over theirs.';
export const points = (ours: string, best: string) => `${ours} points, the best had ${best}`;
export const pointsOurs = (ours: string) => `${ours} points`;
export const prices = (ours: string, winning: string) => `${ours}, the winner’s price was ${winning}`;
export const wonBy = (name: string) => `Won by ${name}`;
export const refused = (title: string, why: string) => `“${title}” was refused${why ? `: ${why}` : ''}`;
export const accepted = (titles: string) => `Accepted: ${titles}`;

export const yearTitle = 'Decided in the last twelve months';
export const yearWon = (won: number, of: number, percent: number) => `${won} of ${of} won (${percent} %)`;
export const yearValue = (amounts: string) => `Won ${amounts}`;
export const yearKinds = (rates: string) => `Won by kind of buyer: ${rates}`;
export const yearBuyers = (rates: string) => `Won by buyer: ${rates}`;
export const wonOf = (name: string, won: number, of: number) => `${name} ${won} of ${of}`;
export const yearLost = (reasons: string) => `Lost for: ${reasons}`;
export const yearRefused = (reasons: string) => `References refused: ${reasons}`;
export const reasonCount = (name: string, count: number) => `${name.toLowerCase()} (${count})`;
export const csvName = 'tenders';
export const columns = {
  title: 'Title',
  buyer: 'Buyer',
  buyerKind: 'Kind of buyer',
  deadline: 'Deadline',
  status: 'Status',
  references: 'References',
  price: 'Our price',
  winningPrice: 'Winning price',
  currency: 'Currency',
  points: 'Our points',
  bestPoints: 'Best points',
  winner: 'Winner',
  reasons: 'Reasons',
  refused: 'References refused',
} as const;
