import { productName } from '../../primitives/product.ts';

export const brand = 'Bekräftelsetjänst';
export const kicker = 'Bekräftelse från kunden';
export const no = (number: string) => `Nr ${number}`;
export const customer = 'Kund';
export const supplier = 'Leverantör';
export const print = 'Skriv ut med Ctrl+P: en A4-sida med QR-kod.';
export const checked = (now: string) => `Kontrollerad ${now}`;
export const badge = {
  valid: 'Gäller',
  changed: 'Ändrad i efterhand',
  partial: 'Gäller delvis',
  expired: 'Har upphört',
  withdrawn: 'Återkallad',
  unknown: 'Okänd',
};
export const title = {
  valid: 'Bekräftat av kunden',
  changed: 'Bekräftat, men ändrat sedan dess',
  partial: 'Delvis bekräftat',
  expired: 'Bekräftelsen har upphört',
  withdrawn: 'Kunden har återkallat detta',
  unknown: 'Bekräftelsen finns inte',
};
export const notTheirs = {
  free: 'Bekräftat från en gratis e-postadress',
  asker: 'Bekräftat från en adress hos leverantören',
};
export const valid = (customer: string, story: string, supplier: string) =>
  `${customer} har ord för ord bekräftat referensen ”${story}” från ${supplier}.`;
export const changed = (customer: string, day: string, supplier: string, count: number) =>
  `${customer} bekräftade lydelsen från ${day}. Det som ${supplier} visar i dag skiljer sig på ${count} ${count === 1 ? 'ställe' : 'ställen'}. Skillnaderna är inte bekräftade.`;
export const partial = (customer: string, story: string, supplier: string) =>
  `${customer} har bekräftat delarna nedan av referensen ”${story}” från ${supplier}. Inget annat i den är bekräftat.`;
export const said = (domain: string, story: string, supplier: string) =>
  `Någon med en adress hos ${domain} har bekräftat delarna nedan av referensen ”${story}” från ${supplier}. Det är inte visat att det var kunden.`;
export const somebody = 'Kunden';
export const expired = (day: string, until: string) =>
  `Den gällde från ${day} till ${until}. Det du har var bekräftat då; ingen har bekräftat det för i dag.`;
export const withdrawn = (taken: string, supplier: string) =>
  `Sedan ${taken} får den här referensen från ${supplier} inte längre visas. Ett dokument som ändå visar den är inaktuellt.`;
export const unknown =
  'Numret kan vara felskrivet. Om du kom hit från ett dokument eller en webbplats, fråga den som visade det: det finns ingen bekräftelse med det här numret.';
export const unknownLabel = 'Bekräftelsens nummer';
export const unknownHint = 'Till exempel RD-4M8T-K3WZ. Bokstäverna I, L, O och U förekommer aldrig.';
export const again = 'Sök igen';
export const what = 'Vad som bekräftades';
export const parts = {
  name: 'Företagets namn',
  logo: 'Logotyp',
  text: 'Berättelse',
  figures: 'Siffror',
  quote: 'Citat',
  person: 'Namngiven person',
  images: 'Bild',
};
export const quoted = (words: string) => `”${words}”`;
export const above = 'Som ovan';
export const words = (count: number) => `${count} ord, oförändrade sedan dess`;
export const not = 'Ingår inte i bekräftelsen';
export const facts = 'Fakta om arbetet';
export const period = 'Tidsperiod';
export const who = 'Vem, när och hur länge';
export const by = 'Bekräftat av';
export const reached = (domain: string) => `nåddes på ${domain}`;
export const from = {
  customer: 'Samma domän som kundens webbplats',
  company: 'Leverantören har inte angett någon webbplats att jämföra med',
  other: 'En annan domän än kundens webbplats',
  free: 'En gratis e-posttjänst: vem som helst kan ha en adress där',
  asker: 'Leverantörens egen domän eller adress',
};
export const byNote = 'Med en personlig länk som bara skickades till den adressen';
export const on = 'Tid';
export const languages = 'Bekräftade språk';
export const until = 'Gäller till';
export const always = 'Inget slutdatum';
export const untilNote = 'Kunden kan återkalla den tidigare';
export const hash = 'Lydelsens fingeravtryck';
export const hashNote = 'SHA-256. En enda ändrad bokstav ger ett annat fingeravtryck.';
export const how = 'Så kontrollerar du';
export const how1 = (address: string) =>
  `Öppna ${address} själv eller skanna koden. Bara sidan där gäller, inte en kopia av den.`;
export const how2 = 'Jämför det du har fått se med den bekräftade lydelsen.';
export const how3 =
  'Vill du vara säker, beräkna textfilens SHA-256. Värdet ska vara samma som fingeravtrycket.';
export const wording = 'Bekräftad lydelse (textfil)';
export const see = 'Visa referensen';
export const differs = 'Vad som skiljer sig';
export const part = 'Del';
export const confirmed = 'Bekräftat';
export const today = 'Visas i dag';
export const held = 'Gällde';
export const span = (from: string, to: string) => `${from} till ${to}`;
export const gone =
  'Kunden namnges inte här: även den rätten har upphört. Jämför numret och fingeravtrycket med ditt dokument.';
export const disclaimer = `${productName} frågade via en länk och sparade svaret oförändrat. Det är allt som sidan säger: den är ingen revision, inget betyg och inget kvalitetsintyg.`;
