import { productName } from '../../primitives/product.ts';

export const brand = 'Bestätigungsdienst';
export const kicker = 'Bestätigung des Kunden';
export const no = (number: string) => `Nr. ${number}`;
export const customer = 'Kunde';
export const supplier = 'Anbieter';
export const print = 'Drucken mit Strg+P: eine A4-Seite mit QR-Code.';
export const checked = (now: string) => `Geprüft am ${now}`;
export const badge = {
  valid: 'Gültig',
  changed: 'Seither geändert',
  partial: 'Teilweise gültig',
  expired: 'Abgelaufen',
  withdrawn: 'Widerrufen',
  unknown: 'Unbekannt',
};
export const title = {
  valid: 'Vom Kunden bestätigt',
  changed: 'Bestätigt, aber seither geändert',
  partial: 'Teilweise bestätigt',
  expired: 'Diese Bestätigung ist abgelaufen',
  withdrawn: 'Der Kunde hat dies widerrufen',
  unknown: 'Diese Bestätigung gibt es nicht',
};
export const notTheirs = {
  free: 'Bestätigt von einer kostenlosen E-Mail-Adresse',
  asker: 'Bestätigt von einer Adresse des Anbieters',
};
export const valid = (customer: string, story: string, supplier: string) =>
  `${customer} hat die Referenz „${story}“ von ${supplier} Wort für Wort bestätigt.`;
export const changed = (customer: string, day: string, supplier: string, count: number) =>
  `${customer} hat den Wortlaut vom ${day} bestätigt. Was ${supplier} heute zeigt, weicht an ${count} ${count === 1 ? 'Stelle' : 'Stellen'} davon ab. Die Abweichungen sind nicht bestätigt.`;
export const partial = (customer: string, story: string, supplier: string) =>
  `${customer} hat die Teile unten der Referenz „${story}“ von ${supplier} bestätigt. Sonst ist nichts davon bestätigt.`;
export const said = (domain: string, story: string, supplier: string) =>
  `Jemand mit einer Adresse bei ${domain} hat die Teile unten der Referenz „${story}“ von ${supplier} bestätigt. Dass es der Kunde war, ist nicht erwiesen.`;
export const somebody = 'Der Kunde';
export const expired = (day: string, until: string) =>
  `Sie galt vom ${day} bis zum ${until}. Was Ihnen vorliegt, war damals bestätigt; für heute hat es niemand bestätigt.`;
export const withdrawn = (taken: string, supplier: string) =>
  `Seit dem ${taken} darf diese Referenz von ${supplier} nicht mehr gezeigt werden. Ein Dokument, das sie noch zeigt, ist veraltet.`;
export const unknown =
  'Die Nummer enthält vielleicht einen Tippfehler. Wenn ein Dokument oder eine Website Sie hergeführt hat, fragen Sie dort nach: Unter dieser Nummer gibt es keine Bestätigung.';
export const unknownLabel = 'Nummer der Bestätigung';
export const unknownHint = 'Zum Beispiel RD-4M8T-K3WZ. Die Buchstaben I, L, O und U kommen nie vor.';
export const again = 'Erneut suchen';
export const what = 'Was bestätigt wurde';
export const parts = {
  name: 'Name des Unternehmens',
  logo: 'Logo',
  text: 'Bericht',
  figures: 'Zahlen',
  quote: 'Zitat',
  person: 'Genannte Person',
  images: 'Bild',
};
export const quoted = (words: string) => `„${words}“`;
export const above = 'Wie oben';
export const words = (count: number) => `${count} Wörter, seither unverändert`;
export const not = 'Nicht Teil der Bestätigung';
export const facts = 'Angaben zum Auftrag';
export const period = 'Zeitraum';
export const who = 'Wer, wann, bis wann';
export const by = 'Bestätigt von';
export const reached = (domain: string) => `erreicht unter ${domain}`;
export const from = {
  customer: 'Dieselbe Domain wie die Website des Kunden',
  company: 'Der Anbieter hat keine Website zum Vergleich genannt',
  other: 'Eine andere Domain als die Website des Kunden',
  free: 'Ein kostenloser E-Mail-Dienst: Dort kann jeder eine Adresse haben',
  asker: 'Eigene Domain oder Adresse des Anbieters',
};
export const byNote = 'Über einen persönlichen Link, der nur an diese Adresse ging';
export const on = 'Am';
export const languages = 'Bestätigte Sprachen';
export const until = 'Gilt bis';
export const always = 'Unbefristet';
export const untilNote = 'Der Kunde kann sie vorher widerrufen';
export const hash = 'Fingerabdruck des Wortlauts';
export const hashNote = 'SHA-256. Schon ein geänderter Buchstabe ergibt einen anderen Fingerabdruck.';
export const how = 'So prüfen Sie';
export const how1 = (address: string) =>
  `Öffnen Sie ${address} selbst oder scannen Sie den Code. Nur die Seite dort zählt, keine Kopie davon.`;
export const how2 = 'Vergleichen Sie, was Ihnen gezeigt wurde, mit dem bestätigten Wortlaut.';
export const how3 =
  'Zur Sicherheit: Berechnen Sie die SHA-256 der Textdatei. Sie muss dem Fingerabdruck gleichen.';
export const wording = 'Bestätigter Wortlaut (Textdatei)';
export const see = 'Referenz ansehen';
export const differs = 'Was abweicht';
export const part = 'Teil';
export const confirmed = 'Bestätigt';
export const today = 'Heute gezeigt';
export const held = 'Galt';
export const span = (from: string, to: string) => `${from} bis ${to}`;
export const gone =
  'Der Kunde wird hier nicht genannt: Auch dieses Recht ist erloschen. Vergleichen Sie Nummer und Fingerabdruck mit Ihrem Dokument.';
export const disclaimer = `${productName} hat über einen Link gefragt und die Antwort unverändert festgehalten. Mehr sagt diese Seite nicht: Sie ist keine Prüfung, keine Bewertung und kein Qualitätszertifikat.`;
