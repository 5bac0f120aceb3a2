export {
  about,
  clientKinds,
  difficulties,
  labels,
  roles,
  units,
  vatKinds,
  workKinds,
  yes,
} from './told-facts.ts';

export const title = 'Facts for tenders';
export const description = 'What buyers ask about a reference. Nothing of it is ever on a public page.';
export const noun = 'facts';
export const called = 'these facts';
export const loading = 'Loading the facts…';
export const failed = 'The facts could not be loaded';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Saved';
export const saveFailed = 'The facts could not be saved';
export const check = 'Facts are right';
export const checkedOn = (day: string, by: string) => `Checked on ${day} by ${by}`;
export const checkedByNobody = (day: string) => `Checked on ${day}`;
export const unchecked = 'Nobody has checked these facts yet';
export const internalOnly = 'Internal';

export const sections = {
  text: 'For the buyer to read',
  value: 'Value and size',
  time: 'When',
  kind: 'Kind',
  people: 'People',
  internal: 'Confidential',
} as const;

export const hints = {
  tenderText: 'The description of the reference is used where this is empty.',
  ourPart: 'What we did ourselves.',
  translations:
    'For tenders in that language. A title or description that you leave empty is that of the reference’s translation. Without a translation, the buyer reads this language only if it has a title.',
  startedOn: 'Such as 3/2021, or 2021 if only the year is known',
  cpv: 'Eight digits, such as 71320000; several with commas between them',
  regions: 'NUTS codes, such as FI1B1; several with commas between them',
  secret: 'Marked as confidential in what buyers get.',
  askedFirst: 'Whom to ask before this reference is used',
} as const;

export const unknown = 'Not known';
export const currency = (label: string) => `${label}: currency`;
export const vat = (label: string) => `${label}: VAT`;
export const amountOf = (label: string, row: number) => `${label}: amount ${row}`;
export const unitOf = (label: string, row: number) => `${label}: unit ${row}`;
export const addSize = 'Add a size';
export const addPerson = 'Add a person';
export const removeRow = (row: number) => `Remove row ${row}`;
export const person = {
  name: (row: number) => `Name ${row}`,
  task: (row: number) => `Task ${row}`,
  months: (row: number) => `Months ${row}`,
} as const;
export const personParts = { name: 'Name', task: 'Task', months: 'Months' } as const;
export const noContacts = 'The customer has no contacts yet.';
export const contactGone = 'A contact who was deleted';

export const notNumber = 'Must be a number';
export const negative = 'Must not be negative';
export const tooSmall = 'Must be more than 0';
export const tooLarge = 'The number is too large';
export const shareTooLarge = 'Must be at most 100';
export const monthInvalid = 'Must be a month such as 3/2021, or a year';
export const cpvInvalid = 'A CPV code has eight digits, such as 71320000';
export const regionInvalid = 'Must be a NUTS code such as FI1B1';
export const unitUnknown = 'Choose a unit';
export const choiceUnknown = 'Choose one of the list';
export const personMissing = 'A name is required';
export const goesOn = 'It still goes on, so it has no end';
export const endsBeforeStart = 'Must not be before the start';
export const contactUnknown = 'Must be a contact of the customer';
export const tooMany = (most: number) => `At most ${most}`;
export const windowUnclear = 'Name either months or a first day';
