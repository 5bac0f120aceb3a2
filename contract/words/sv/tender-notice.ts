export const title = 'Nytt anbud från en annons';
export const description =
  'Texten läses i din webbläsare. Du ser vad som hittades, och inget sparas förrän du använder det.';
export const text = 'Vad köparen kräver';
export const textHint =
  'Klistra in det från förfrågan, eller bara annonsens nummer eller adress i TED. Eller öppna en fil: PDF, Word eller XML från TED eller Hilma.';
export const open = 'Öppna en fil';
export const read = 'Läs';
export const cancel = 'Avbryt';
export const back = 'Tillbaka till texten';
export const use = 'Använd dessa';
export const missing = 'Klistra först in texten eller öppna en fil';
export const tooLong = 'Texten är för lång. Klistra bara in delen om referenser.';
export const unreadable = 'Filen kan inte läsas. Klistra in orden i stället.';
export const noText = 'Det finns ingen text i filen, bara bilder. Klistra in orden i stället.';
export const locked = 'PDF-filen har ett lösenord. Spara den utan lösenord, eller klistra in orden.';
export const otherKind = 'Detta är inte en annons om en öppen upphandling. Klistra in orden i stället.';
export const nothing = 'Inget krav hittades. Ta meningar från listan nedan.';
export const stated = 'Vad annonsen säger mer';
export const estimate = (sum: string) => `Uppskattat värde ${sum}`;
export const wishesHint =
  'Ingen kräver dessa. Ta med dem om referenser av samma slag eller från samma region ska komma först.';
export const found = 'Krav som hittades';
export const take = (text: string) => `Använd ”${text}”`;
export const number = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;
export const rest = (count: number) => `Förstods inte: ${count} ${count === 1 ? 'mening' : 'meningar'}`;
export const makeNeed = 'Gör det till ett krav';
export const untitled = 'Anbud';
export const notSaved = 'Anbudet sparades inte';
export const someFailed = (added: number, of: number) =>
  `${added} av ${of} krav lades till. Lägg till de andra för hand.`;
/** By the codes of the European forms. */
export const procedures: Partial<Record<string, string>> = {
  open: 'Öppet förfarande',
  restricted: 'Selektivt förfarande',
  'neg-w-call': 'Förhandlat förfarande',
  'comp-dial': 'Konkurrenspräglad dialog',
  innovation: 'Innovationspartnerskap',
};
