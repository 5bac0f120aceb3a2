export const columns = {
  title: 'Titel',
  customer: 'Kunde',
  type: 'Typ',
  industry: 'Branche',
  location: 'Ort',
  start: 'Zeitraum',
  end: 'Abgeschlossen',
  description: 'Beschreibung',
  outcomes: 'Ergebnisse',
  quote: 'Zitat',
  quotePerson: 'Zitiert wird',
  tags: 'Schlagwörter',
  story: 'Geschichte',
  figures: 'Kennzahlen',
  environment: 'Umgebung',
} as const;

/** Heads the numbers of references in a table. */
export const number = 'Nr.';
export const contents = 'Inhalt';
export const prepared = (day: string) => `Erstellt am ${day}`;
export const heldUntil = (day: string) => `Freigaben gelten bis ${day}`;
/** Stands before the address of the certificate. */
export const certificate = 'Vom Kunden bestätigt';
/** Leads to the buyer's page of a tender. */
export const proof = {
  title: 'Was Kunden bestätigt haben',
  text: 'Eine private Seite für die Prüfer dieser Ausschreibung sagt, welche dieser Referenzen die Kunden Wort für Wort bestätigt haben und was sie heute erlauben.',
  code: 'QR-Code der Seite',
} as const;
export const stillHolds = {
  title: 'Gilt das noch?',
  text: 'Diese Seite sagt, ob etwas aus diesem Dokument widerrufen wurde, seit es erstellt wurde, und ob eine Erlaubnis dahinter abgelaufen ist.',
  code: 'QR-Code der Seite',
} as const;
export const pictureOf = (title: string) => `Bild von ${title}`;
export const portraitOf = (person: string) => `Porträt von ${person}`;
/** The speaker reads this under a slide. */
export const permission = {
  until: (day: string) => `Der Kunde erlaubt dies bis ${day}.`,
  open: 'Der Kunde erlaubt dies.',
  partly: 'Der Kunde wurde nicht zu allem davon gefragt.',
} as const;
