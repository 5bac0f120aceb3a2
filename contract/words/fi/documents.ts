export const columns = {
  title: 'Kohde',
  customer: 'Asiakas',
  type: 'Tyyppi',
  industry: 'Toimiala',
  location: 'Sijainti',
  start: 'Toteutusaika',
  end: 'Valmistui',
  description: 'Kuvaus',
  outcomes: 'Tulokset',
  quote: 'Sitaatti',
  quotePerson: 'Sitaatin antaja',
  tags: 'Avainsanat',
  story: 'Tarina',
  figures: 'Luvut',
  environment: 'Ympäristö',
} as const;

/** Heads the numbers of references in a table. */
export const number = 'Nro';
export const contents = 'Sisällys';
export const prepared = (day: string) => `Laadittu ${day}`;
export const heldUntil = (day: string) => `luvat voimassa ${day} asti`;
/** Stands before the address of the certificate. */
export const certificate = 'Asiakkaan vahvistama';
/** Leads to the buyer's page of a tender. */
export const proof = {
  title: 'Mitä asiakkaat ovat vahvistaneet',
  text: 'Yksityinen sivu tämän tarjouskilpailun arvioijille kertoo, mitkä näistä referensseistä asiakkaat ovat vahvistaneet sanasta sanaan ja mitä he sallivat tänään.',
  code: 'Sivun QR-koodi',
} as const;
export const stillHolds = {
  title: 'Pitääkö tämä yhä paikkansa?',
  text: 'Tämä sivu kertoo, onko jotain tästä asiakirjasta peruttu sen laatimisen jälkeen ja onko jokin sen perusteena oleva lupa päättynyt.',
  code: 'Sivun QR-koodi',
} as const;
export const pictureOf = (title: string) => `Kuva kohteesta ${title}`;
export const portraitOf = (person: string) => `Henkilökuva: ${person}`;
/** The speaker reads this under a slide. */
export const permission = {
  until: (day: string) => `Asiakas sallii tämän ${day} asti.`,
  open: 'Asiakas sallii tämän.',
  partly: 'Asiakkaalta ei ole kysytty kaikkea tästä.',
} as const;
