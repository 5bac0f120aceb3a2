export const label = 'Kortets inställningar';
export const tabs = { appearance: 'Utseende', layout: 'Layout', content: 'Innehåll' } as const;
export const colors = { primary: 'Huvudfärg', text: 'Textfärg', background: 'Bakgrundsfärg' } as const;
export const unreadable = (used: string) => `Svår att läsa mot bakgrunden: kortet visar texten i ${used}.`;
export const cornerRadius = 'Hörnradie';
export const shadow = 'Skugga';
export const shadows = { none: 'Ingen', small: 'Liten', medium: 'Mellan', large: 'Stor' } as const;
export const titleSize = 'Rubrikstorlek';
export const sizes = { small: 'Liten', medium: 'Mellan', large: 'Stor' } as const;
export const layout = 'Layout';
export const layouts = { card: 'Kort', horizontal: 'Liggande', minimal: 'Minimal' } as const;
export const cardWidth = 'Kortets bredd';
export const naturalWidth = 'Mallens egen';
export const naturalWidthAction = 'Använd mallens egen bredd';
export const widthNote = 'Aldrig bredare än det utrymme som finns.';
export const aspectRatio = 'Bildformat';
export const descriptionLines = 'Rader i beskrivningen';
export const allLines = 'Alla';
export const show = 'Visa på kortet';
export const flags = {
  showImage: 'Bild',
  showStatus: 'Status',
  showType: 'Typ',
  showDate: 'Datum',
  showLogo: 'Logotyp',
  showDescription: 'Beskrivning',
  showCta: 'Knapp',
  showConfirmed: 'Bekräftat av kunden',
} as const;
export const ctaText = 'Knapptext';
export const ctaNote = 'För kort som inte har någon egen knapptext.';
