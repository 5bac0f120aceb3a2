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
