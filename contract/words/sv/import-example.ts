/** The name of a file. */
export const file = 'referenser-exempel.csv';
/** Invented references, by field. */
export const rows = [
  {
    externalId: 'P-1001',
    title: 'Kaj 12, renovering',
    customer: 'Harborline Ab',
    type: 'Projektering',
    location: 'Åbo',
    start: '3/2022',
    end: '9/2023',
    value: '195 000 €',
    permission: 'Ja, namn och text till 12/2027',
    description: 'Vi projekterade renoveringen av en kaj som var i bruk hela tiden.',
  },
  {
    externalId: 'P-1002',
    title: 'Skolcampus, energiutredning',
    customer: 'Kuusilahti stad',
    type: 'Utredning',
    location: 'Kuusilahti i Finland',
    start: '2024',
    end: 'pågår',
    value: '38 000 €',
    permission: 'Fråga först',
    description: 'Vi söker det som sparar mest per euro.',
  },
] as const;
