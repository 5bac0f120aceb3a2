/** The headings of tables. An import of tables knows them, but for the last three. */
export const columns = {
  title: 'Title',
  customer: 'Customer',
  type: 'Type',
  industry: 'Industry',
  location: 'Location',
  start: 'Period',
  end: 'Completed',
  description: 'Description',
  outcomes: 'Outcomes',
  quote: 'Quote',
  quotePerson: 'Said by',
  tags: 'Tags',
  story: 'Story',
  figures: 'Figures',
  environment: 'Environment',
} as const;

/** Heads the numbers of references in a table. */
export const number = 'No.';
export const contents = 'Contents';
export const prepared = (day: string) => `Prepared on ${day}`;
export const heldUntil = (day: string) => `permissions hold until ${day}`;
/** Stands before the address of the certificate. */
export const certificate = 'Confirmed by the customer';
/** Leads to the buyer's page of a tender. */
export const proof = {
  title: 'What customers confirmed',
  text: 'A private page for the evaluators of this tender says which of these references their customers have confirmed, word for word, and what they allow today.',
  code: 'QR code of the page',
} as const;
/** Leads every other reader to a page about the document. */
export const stillHolds = {
  title: 'Does it still hold?',
  text: 'This page says whether anything in this document has been withdrawn since it was prepared, and whether a permission behind it has ended.',
  code: 'QR code of the page',
} as const;
export const pictureOf = (title: string) => `Picture of ${title}`;
export const portraitOf = (person: string) => `Portrait of ${person}`;
/** The speaker reads this under a slide. */
export const permission = {
  until: (day: string) => `The customer allows this until ${day}.`,
  open: 'The customer allows this.',
  partly: 'The customer has not been asked about all of this.',
} as const;
