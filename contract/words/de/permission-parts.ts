import type { Channel, Subject } from '../../rules/choices.ts';

interface Part {
  label: string;
  note: string;
  /** Stands in a list within a sentence. */
  phrase: string;
}

const part = (label: string, note: string, phrase: string): Part => ({ label, note, phrase });

/** Lists and days in these texts are formatted for this locale. */
export const locale = 'de';

export const subjects: Readonly<Record<Subject, Part>> = {
  name: part('Name', 'Dass das Unternehmen Kunde ist, mit Namen', 'Name'),
  logo: part('Logo', 'Das Logo des Unternehmens', 'Logo'),
  text: part('Text', 'Der Bericht und seine Zahlen', 'Text'),
  quote: part('Zitat', 'Was jemand dort gesagt hat, Wort für Wort', 'Zitat'),
  images: part('Bilder', 'Bilder der Arbeit oder des Unternehmens', 'Bilder'),
  person: part('Person', 'Name, Funktion und Gesicht einer Person dort', 'eine genannte Person'),
  value: part('Auftragswert', 'Beträge und Anteile, nur in Angeboten', 'Auftragswert'),
};

export const channels: Readonly<Record<Channel, Part>> = {
  'reference-page': part(
    'Referenzseite',
    'Die öffentliche Referenzseite, die Berichte und Suchmaschinen',
    'auf der Referenzseite',
  ),
  website: part('Websites', 'Karten auf anderen Seiten', 'auf Websites'),
  document: part('Dokumente', 'Präsentationen, PDF-Dateien und Broschüren', 'in Dokumenten'),
  tender: part('Angebote', 'Angebote und Antworten auf Ausschreibungen', 'in Angeboten'),
  social: part('Soziale Medien', 'Beiträge und ihre Bilder', 'in sozialen Medien'),
  press: part('Presse', 'Pressemitteilungen und Artikel', 'in der Presse'),
  'reference-call': part(
    'Referenzgespräche',
    'Ein Interessent darf anrufen und fragen',
    'in Referenzgesprächen',
  ),
};

/** One tender instead of all. */
export const inTender = (name: string) => `im Angebot „${name}“`;
