export const title = (title: string) => `Poistetaanko ”${title}”?`;
export const body = 'Sen vaatimukset poistetaan samalla. Referenssit pysyvät ennallaan.';
export const action = 'Poista tarjous';
export const failed = 'Tarjousta ei poistettu';
export const done = (title: string) => `”${title}” poistettiin`;
