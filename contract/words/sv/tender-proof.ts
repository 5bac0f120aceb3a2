export const title = 'Sida för köparen';
export const body =
  'En privat sida som säger vilka referenser kunderna har bekräftat ord för ord. PDF-, Word- och PowerPoint-filer som ni gör för anbudet slutar med dess adress och kod; bara den som har adressen kan läsa sidan.';
export const make = 'Gör sidan';
export const nothingYet = 'Välj referenser först. Kunderna måste tillåta namnet och texten i anbud.';
export const loading = 'Laddar sidan för köparen…';
export const failed = 'Sidan för köparen kunde inte laddas';
export const copy = 'Kopiera adressen';
export const open = 'Öppna';
export const code = 'Adressens QR-kod';
export const download = 'Ladda ner koden';
export const until = (day: string) => `Till ${day}`;
export const made = (day: string) => `Läget ${day}`;
export const opens = (count: number) =>
  count === 0 ? 'Inte öppnad ännu' : count === 1 ? 'Öppnad en gång' : `Öppnad ${count} gånger`;
export const opensNote = 'Hur ofta vilken dag. Ingen får veta av vem.';
export const onDay = (day: string, count: number) => `${day}: ${count}`;
export const refresh = 'Uppdatera';
export const refreshed = 'Sidan är uppdaterad';
export const renew = 'Ny adress';
export const renewTitle = 'Ge sidan en ny adress?';
export const renewBody = 'Den gamla adressen, även i skickade filer, säger sedan att beviset har upphört.';
export const renewed = 'Sidan har en ny adress';
export const end = 'Avsluta';
export const endTitle = 'Avsluta sidan för köparen?';
export const endBody = 'Adressen säger sedan att beviset har upphört, och inget av det som stod där.';
export const ended = 'Sidan har upphört';
export const notDone = 'Inget ändrades';
export const refused = (titles: string) =>
  titles
    ? `Kunden tillåter inte i anbud: ${titles}. Fråga först eller välj andra referenser.`
    : 'En kund tillåter inte en av referenserna i anbud. Fråga först eller välj andra referenser.';
export const leaveOut = 'Gör sidan utan dem';
export const states = {
  confirmed: 'Bekräftat av kunden',
  changed: 'Bekräftat med andra ord',
  held: 'Tillåtet, inte bekräftat där',
  expired: 'Tillståndet har upphört',
  withdrawn: 'Återkallat',
} as const;
export const unnamed = 'En referens som inte visas längre';
export const references = 'Referenser på sidan';
export const full = (max: number) => `Sidan har plats för ${max} referenser.`;
