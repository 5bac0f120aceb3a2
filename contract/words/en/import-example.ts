/** The name of a file. */
export const file = 'references-example.csv';
/** Invented references, by field. */
export const rows = [
  {
    externalId: 'P-1001',
    title: 'Quay 12, renewal',
    customer: 'Harborline Ltd',
    type: 'Design',
    location: 'Turku, Finland',
    start: '3/2022',
    end: '9/2023',
    value: '195 000 €',
    permission: 'Yes, name and text until 12/2027',
    description: 'We designed the renewal of a quay that stayed in use throughout.',
  },
  {
    externalId: 'P-1002',
    title: 'School campus, energy review',
    customer: 'City of Kuusilahti',
    type: 'Survey',
    location: 'Kuusilahti, Finland',
    start: '2024',
    end: 'ongoing',
    value: '38 000 €',
    permission: 'Ask first',
    description: 'We look for what saves most for each euro.',
  },
] as const;
