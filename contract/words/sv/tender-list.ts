export const description =
  'Vad en köpare kräver, vilka av era referenser som svarar på det och om kunderna tillåter det.';
export const create = 'Nytt anbud';
export const fromNotice = 'Från en annons';
export const search = 'Sök anbud';
export const loading = 'Laddar anbud…';
export const failed = 'Anbuden kunde inte laddas';
export const emptyTitle = 'Inga anbud än';
export const empty =
  'Skriv in vad köparen kräver. Era referenser ordnas genast efter hur väl de svarar, var och en med sina skäl.';
export const noneMatchTitle = 'Inga träffar';
export const noneMatch = 'Inget anbud har dessa ord i titel eller köpare och denna status.';
export const clear = 'Rensa filter';
export const count = (shown: number, total: number) => `${shown} av ${total} anbud`;
export const status = 'Läge';
export const anyStatus = 'Alla lägen';
