import { productName } from '../../primitives/product.ts';

export const badge = {
  confirmed: 'Vom Kunden bestätigt',
  said: 'Nicht erwiesen, dass es der Kunde war',
  changed: 'Mit anderen Worten bestätigt',
  held: 'Hier nicht bestätigt',
  expired: 'Erlaubnis abgelaufen',
  withdrawn: 'Widerrufen',
  partial: 'Teilweise bestätigt',
};
export const onlyFor =
  'Nur für die Prüfenden dieser Ausschreibung. Nicht öffentlich und in keiner Suchmaschine.';
export const kicker = 'Referenzen einer Ausschreibung';
export const title = (firm: string) => `Referenzen von ${firm}`;
export const lead = (count: number, confirmed: number) =>
  `${count === 1 ? 'Eine Referenz' : `${count} Referenzen`}. Vom Kunden Wort für Wort bestätigt: ${confirmed}.`;
export const tender = 'Ausschreibung';
export const buyer = 'Auftraggeber';
export const deadline = 'Frist';
export const ends = 'Diese Seite endet';
export const reference = (number: number) => `Referenz ${number}`;
export const confirmed = (day: string) => `Vom Kunden bestätigt am ${day}`;
export const saidFree = (day: string) =>
  `Am ${day} von einer kostenlosen E-Mail-Adresse bestätigt. Dass es der Kunde war, ist nicht erwiesen.`;
export const saidAsker = (day: string, firm: string) =>
  `Am ${day} von einer Adresse von ${firm} selbst bestätigt. Dass es der Kunde war, ist nicht erwiesen.`;
export const changed = (day: string) =>
  `Am ${day} hat der Kunde einen anderen Text bestätigt. Was hier steht, wurde seither geändert und ist nicht bestätigt.`;
export const held = (firm: string) =>
  `Die Erlaubnis des Kunden liegt bei ${firm} und ist hier nicht bestätigt.`;
export const withdrawn = (day: string, firm: string) =>
  `Am ${day} widerrufen. ${firm} darf diese Referenz nicht mehr zeigen. Bitte lassen Sie sie weg.`;
export const expired = (day: string, firm: string) =>
  `Die Erlaubnis endete am ${day}. ${firm} darf diese Referenz nicht mehr zeigen. Bitte lassen Sie sie weg.`;
export const gone =
  'Der Kunde wird hier nicht mehr genannt. Vergleichen Sie den Fingerabdruck mit Ihrem Dokument.';
export const contact = 'Referenzgespräch';
export const said = 'Gesagt von';
export const hash = 'Fingerabdruck dieses Textes';
export const scan =
  'Scannen Sie den Code oder öffnen Sie selbst die Adresse im Angebot. Nur die Seite dort zählt, keine Kopie davon.';
export const compare = 'Vergleichen Sie, was Sie erhalten haben, mit den Texten auf dieser Seite.';
export const check = 'Zur Sicherheit: Prüfen Sie die Signaturen. Die signierten Texte sagen, wie.';
export const file = 'Signierte Texte (proof.json)';
export const nothingSigned =
  'Hier ist nichts signiert, weil kein Kunde etwas mit diesen Worten bestätigt hat.';
export const over = 'Dieser Nachweis ist beendet';
export const overLead =
  'Nichts davon kann noch gelesen werden. Wenn Sie ihn noch brauchen, fragen Sie das Unternehmen, das Ihnen die Adresse gab.';
export const unknown = 'Diesen Nachweis gibt es nicht';
export const unknownLead =
  'Die Adresse ist vielleicht nicht vollständig. Öffnen Sie sie aus der Datei, oder scannen Sie den Code dort.';
export const failed = 'Etwas ist schiefgegangen';
export const failedLead = 'Bitte versuchen Sie es gleich noch einmal.';
export const disclaimer = `${productName} hat über einen Link gefragt und die Antworten unverändert festgehalten. Eine Bestätigung sagt, dass jemand mit dieser Adresse über diesen Link dies gesagt hat. Sie ist keine Prüfung, keine Bewertung und kein Qualitätszertifikat.`;
export const print = 'Drucken mit Strg+P.';
