export const description =
  'Mitä tilaaja vaatii, mitkä referenssit vastaavat siihen ja salliiko niiden asiakas käytön.';
export const create = 'Uusi tarjous';
export const fromNotice = 'Ilmoituksesta';
export const search = 'Hae tarjouksia';
export const loading = 'Ladataan tarjouksia…';
export const failed = 'Tarjouksia ei voitu ladata';
export const emptyTitle = 'Ei vielä tarjouksia';
export const empty =
  'Kirjaa, mitä tilaaja vaatii. Referenssit asettuvat heti paremmuusjärjestykseen, kukin perusteluineen.';
export const noneMatchTitle = 'Ei tuloksia';
export const noneMatch = 'Millään tarjouksella ei ole näitä sanoja otsikossa tai tilaajassa ja tätä tilaa.';
export const clear = 'Tyhjennä suodattimet';
export const count = (shown: number, total: number) =>
  `${shown} / ${total} ${total === 1 ? 'tarjous' : 'tarjousta'}`;
export const status = 'Tila';
export const anyStatus = 'Mikä tahansa tila';
