import { productName } from '../../primitives/product.ts';

export const badge = {
  confirmed: 'Bekräftat av kunden',
  said: 'Inte styrkt att det var kunden',
  changed: 'Bekräftat med andra ord',
  held: 'Inte bekräftat här',
  expired: 'Tillståndet har upphört',
  withdrawn: 'Återkallat',
  partial: 'Delvis bekräftat',
};
export const onlyFor =
  'Bara för dem som utvärderar denna upphandling. Inte offentligt och inte i någon sökmotor.';
export const kicker = 'Referenser i en upphandling';
export const title = (firm: string) => `Referenser från ${firm}`;
export const lead = (count: number, confirmed: number) =>
  `${count === 1 ? 'En referens' : `${count} referenser`}. Ord för ord bekräftat av kunden: ${confirmed}.`;
export const tender = 'Upphandling';
export const buyer = 'Upphandlande enhet';
export const deadline = 'Sista dag';
export const ends = 'Sidan upphör';
export const reference = (number: number) => `Referens ${number}`;
export const confirmed = (day: string) => `Bekräftat av kunden den ${day}`;
export const saidFree = (day: string) =>
  `Bekräftat den ${day} från en gratis e-postadress. Det är inte styrkt att det var kunden.`;
export const saidAsker = (day: string, firm: string) =>
  `Bekräftat den ${day} från en egen adress hos ${firm}. Det är inte styrkt att det var kunden.`;
export const changed = (day: string) =>
  `Den ${day} bekräftade kunden en annan text. Det som står här har ändrats sedan dess och är inte bekräftat.`;
export const held = (firm: string) => `Kundens tillstånd finns hos ${firm} och är inte bekräftat här.`;
export const withdrawn = (day: string, firm: string) =>
  `Återkallat den ${day}. ${firm} får inte längre visa denna referens. Var vänlig och lämna den utanför.`;
export const expired = (day: string, firm: string) =>
  `Tillståndet upphörde den ${day}. ${firm} får inte längre visa denna referens. Var vänlig och lämna den utanför.`;
export const gone = 'Kunden nämns inte här längre. Jämför fingeravtrycket med ert dokument.';
export const contact = 'Referenssamtal';
export const said = 'Sagt av';
export const hash = 'Textens fingeravtryck';
export const scan =
  'Skanna koden eller öppna själv adressen i anbudsfilen. Bara sidan där gäller, inte en kopia av den.';
export const compare = 'Jämför det ni har fått med texterna på denna sida.';
export const check = 'För säkerhets skull: kontrollera signaturerna. De signerade texterna säger hur.';
export const file = 'Signerade texter (proof.json)';
export const nothingSigned = 'Inget är signerat här, eftersom ingen kund har bekräftat något med dessa ord.';
export const over = 'Detta bevis har upphört';
export const overLead =
  'Inget av det som stod här kan läsas längre. Om ni ännu behöver det, fråga företaget som gav er adressen.';
export const unknown = 'Beviset finns inte';
export const unknownLead =
  'Adressen är kanske inte fullständig. Öppna den från filen eller skanna koden där.';
export const failed = 'Något gick fel';
export const failedLead = 'Försök igen om en stund.';
export const disclaimer = `${productName} frågade med en länk och skrev ner svaren oförändrade. En bekräftelse säger att någon med den adressen sade detta med den länken. Det är ingen granskning, inget betyg och inget kvalitetscertifikat.`;
export const print = 'Skriv ut med Ctrl+P.';
