export const columns = {
  title: 'Rubrik',
  customer: 'Kund',
  type: 'Typ',
  industry: 'Bransch',
  location: 'Plats',
  start: 'Tidpunkt',
  end: 'Avslutad',
  description: 'Beskrivning',
  outcomes: 'Resultat',
  quote: 'Citat',
  quotePerson: 'Sagt av',
  tags: 'Nyckelord',
  story: 'Berättelse',
  figures: 'Siffror',
  environment: 'Miljö',
} as const;

/** Heads the numbers of references in a table. */
export const number = 'Nr';
export const contents = 'Innehåll';
export const prepared = (day: string) => `Sammanställt ${day}`;
export const heldUntil = (day: string) => `tillstånden gäller till ${day}`;
/** Stands before the address of the certificate. */
export const certificate = 'Bekräftat av kunden';
/** Leads to the buyer's page of a tender. */
export const proof = {
  title: 'Vad kunderna har bekräftat',
  text: 'En privat sida för dem som utvärderar anbuden visar vilka av dessa referenser kunderna har bekräftat ord för ord, och vad de tillåter i dag.',
  code: 'Sidans QR-kod',
} as const;
export const stillHolds = {
  title: 'Gäller det fortfarande?',
  text: 'Den här sidan visar om något i dokumentet har återkallats sedan det togs fram, och om ett tillstånd som det bygger på har gått ut.',
  code: 'Sidans QR-kod',
} as const;
export const pictureOf = (title: string) => `Bild av ${title}`;
export const portraitOf = (person: string) => `Porträtt av ${person}`;
/** The speaker reads this under a slide. */
export const permission = {
  until: (day: string) => `Kunden tillåter detta till ${day}.`,
  open: 'Kunden tillåter detta.',
  partly: 'Kunden har inte tillfrågats om allt detta.',
} as const;
