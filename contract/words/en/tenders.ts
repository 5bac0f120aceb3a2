export const listTitle = 'Tenders';
export const answered = (count: number, of: number) => `${count} of ${of} answered`;
export const noNeeds = 'No requirements yet';
export const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const statuses = {
  preparing: 'In preparation',
  sent: 'Sent',
  won: 'Won',
  lost: 'Lost',
  cancelled: 'Cancelled by the buyer',
  'no bid': 'No bid',
} as const;
export const moves = {
  preparing: 'Back to preparation',
  sent: 'Mark as sent',
  won: 'Mark as won',
  lost: 'Mark as lost',
  cancelled: 'Mark as cancelled by the buyer',
  'no bid': 'Decide not to bid',
} as const;
export const daysLeft = (days: number) =>
  days < 0 ? 'Deadline over' : days === 0 ? 'Today' : days === 1 ? '1 day left' : `${days} days left`;

export const formCancel = 'Cancel';
export const formFailed = 'Check your connection and try again.';

export const pageBack = 'Tenders';
export const pageLoading = 'Loading the tender…';
export const pageFailed = 'The tender could not be loaded';
export const pageGone = 'This tender is not here any more';
export const pageGoneBody = 'Somebody has deleted it, or the link is wrong.';
export const pageEdit = 'Edit';
export const pageMore = 'More actions';
export const pageSend = 'Record what was sent';
export const pageRemove = 'Delete';
export const holdsUntil = (day: string) => `Permissions must hold until ${day}`;
export const statusFailed = 'The status was not changed';
export const noBidTitle = 'Decide not to bid?';
export const noBidReason = 'Reason';
export const noBidAction = 'No bid';
export const sentNotice = 'Requirements and references stay as they were when it was sent.';

export const needs = 'Requirements';
export const needAdd = 'Add requirement';
export const needsEmpty = 'Copy what the buyer asks, one requirement at a time.';
export const needAbouts = { firm: 'The firm', person: 'A person' } as const;
export const needEdit = (text: string) => `Edit “${text}”`;
export const needRemove = 'Delete';
export const needRemoveTitle = 'Delete this requirement?';
export const needNotRemoved = 'The requirement was not deleted';
export const needAnswered = (count: number, of: number) => `${count} of ${of}`;
export const needAnsweredBy = (count: number, of: number) => `${count} of ${of} references chosen`;
export const noConditions = 'No conditions: every reference fits.';

export const wished = (sentence: string) => `${sentence} (wish)`;

const list = (items: readonly string[]) => items.join(' or ');
export const sentences = {
  ended: (window: string) => `Ended ${window}`,
  performed: (window: string) => `Worked on ${window}`,
  contract: (amount: string) => `Contract value of at least ${amount}`,
  ours: (amount: string) => `Value of our part of at least ${amount}`,
  size: (size: string) => `At least ${size}`,
  role: (names: readonly string[]) => `Our role: ${list(names)}`,
  workKind: (names: readonly string[]) => `Kind of work: ${list(names)}`,
  clientKind: (names: readonly string[]) => `Client: ${list(names)}`,
  difficulty: (name: string) => `Difficulty: at least ${name}`,
  tag: (names: readonly string[]) => `Tag: ${list(names)}`,
  type: (names: readonly string[]) => `Type: ${list(names)}`,
  task: (names: readonly string[]) => `A person’s task: ${list(names)}`,
  cpv: (codes: readonly string[]) => `CPV ${list(codes)}`,
  region: (codes: readonly string[]) => `Region ${list(codes)}`,
} as const;
export const windows = {
  years: (count: number) => `within ${count} ${count === 1 ? 'year' : 'years'} before the deadline`,
  months: (count: number) => `within ${count} ${count === 1 ? 'month' : 'months'} before the deadline`,
  since: (day: string) => `on ${day} or later`,
} as const;

export const candidates = 'References';
export const candidatesFor = (text: string) => `For: ${text}`;
export const candidatesNone = 'There are no references yet.';
export const candidatesFailed = 'The references could not be ranked';
export const candidatesLoading = 'Ranking the references…';
export const candidatesAll = (count: number) => `Show all ${count}`;
export const chooseFor = (title: string) => `Choose “${title}” for this requirement`;
export const notChanged = 'The selection was not changed';
export const why = (title: string) => `Why “${title}” is here`;
export const score = (points: number) => `${points} points`;
export const classes = {
  fits: 'Fits',
  'may fit': 'May fit',
  nearly: 'Nearly fits',
  'does not fit': 'Does not fit',
} as const;
export const marks = { met: 'Yes', unknown: 'Not known', nearly: 'Nearly', missed: 'No' } as const;
export const markCounts = (met: number, of: number) => `${met} of ${of} conditions met`;
export const says = (text: string) => `The record says ${text}`;
export const saysNothing = 'The record says nothing';
export const fillIn = 'Fill in';
export const inTenders = (count: number, won: number) =>
  `In ${count} ${count === 1 ? 'tender' : 'tenders'}, ${won} won`;
export const fillInFor = (title: string) => `Fill in facts of “${title}”`;

export const lights = {
  green: 'Allowed',
  amber: 'Look',
  grey: 'Not asked',
  red: 'Not allowed',
} as const;
export const allowedUntil = (day: string) => `Allowed until ${day}`;
export const parts = {
  name: 'name',
  logo: 'logo',
  text: 'text',
  quote: 'quote',
  images: 'pictures',
  person: 'contact',
  value: 'contract value',
} as const;
export const reasons = {
  declined: (parts: string) => `Refused: ${parts}`,
  withdrawn: (parts: string) => `Withdrawn: ${parts}`,
  expired: (parts: string) => `Ended: ${parts}`,
  'not asked': (parts: string) => `Not asked: ${parts}`,
  waiting: (parts: string) => `Waiting for an answer: ${parts}`,
  ends: (parts: string) => `Ends too early: ${parts}`,
  spoken: (parts: string) => `By word of mouth only: ${parts}`,
} as const;
export const lightsOf = (counts: readonly (readonly [number, string])[]) =>
  counts.map(([count, name]) => `${count} ${name.toLowerCase()}`).join(', ');

export const propose = 'Propose a selection';
export const gaps = 'What is missing';
export const gapsNone = 'Nothing: each requirement is answered, and all of it is allowed.';
export const gapsFirst = 'Nothing can be missing before the first requirement.';
export const gap = {
  few: (missing: number, text: string) =>
    `${references(missing)} too few for “${text}”, even if all unknown facts fitted`,
  fact: (fact: string, title: string) => `${fact}: not known for ${title}`,
  permission: (title: string) => `The customer’s permission: ${title}`,
  language: (name: string, title: string) => `No text in ${name}: ${title}`,
  text: (fact: string, name: string, title: string) => `${fact}: not written in ${name} for ${title}`,
  contact: (title: string) => `No contact for the buyer: ${title}`,
  ends: (day: string, title: string) => `Allowed only until ${day}: ${title}`,
  unchecked: (title: string) => `Nobody has checked the facts for two years: ${title}`,
} as const;
export const gapAction = {
  'too few': 'See the nearest',
  fact: 'Fill in',
  permission: 'Ask',
  language: 'Translate',
  contact: 'Choose',
  ends: 'Ask',
  unchecked: 'Check',
} as const;

export const picks = 'Chosen references';
export const picksEmpty = 'Choose references for a requirement, or let a selection be proposed.';
export const pickUp = (title: string) => `Move “${title}” up`;
export const pickDown = (title: string) => `Move “${title}” down`;
export const pickRemove = (title: string) => `Remove “${title}”`;
export const pickAnswers = (numbers: readonly number[]) =>
  numbers.length === 0
    ? 'Answers no requirement'
    : `Answers ${numbers.length === 1 ? 'requirement' : 'requirements'} ${numbers.join(', ')}`;
export const picksAsk = 'Ask for the missing permissions';
export const picksAskOf = (customer: string, count: number) => `Ask ${customer} for ${count} references`;
export const pickSheet = 'What the buyer reads';
export const pickSheetOf = (title: string) => `What the buyer reads of “${title}”`;
export const pickSaid = (what: string) => `In this tender: ${what}`;
export const pickOwn = 'words of its own';
export const pickAnonymous = 'without the customer’s name';
export const pickUntold = (count: number) => `without ${count} ${count === 1 ? 'fact' : 'facts'}`;
export const pickEspdOf = (title: string) => `Copy for ESPD: “${title}”`;
export const pickEspd = 'Copy for ESPD';
export const makeDocument = 'Make a document';
export const pageProof = 'Page for the buyer';
