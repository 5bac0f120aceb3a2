export const title = 'Sivu ostajalle';
export const body =
  'Yksityinen sivu kertoo, mitkä referenssit asiakkaat ovat vahvistaneet sanasta sanaan. Tälle tarjoukselle tehtävien PDF-, Word- ja PowerPoint-tiedostojen lopussa on sen osoite ja koodi; sivun voi lukea vain se, jolla on osoite.';
export const make = 'Tee sivu';
export const nothingYet = 'Valitse ensin referenssejä. Asiakkaan on sallittava nimi ja teksti tarjouksissa.';
export const loading = 'Ladataan ostajan sivua…';
export const failed = 'Ostajan sivua ei voitu ladata';
export const copy = 'Kopioi osoite';
export const open = 'Avaa';
export const code = 'Osoitteen QR-koodi';
export const download = 'Lataa koodi';
export const until = (day: string) => `${day} asti`;
export const made = (day: string) => `Tilanne ${day}`;
export const opens = (count: number) =>
  count === 0 ? 'Ei vielä avattu' : count === 1 ? 'Avattu kerran' : `Avattu ${count} kertaa`;
export const opensNote = 'Kuinka usein minäkin päivänä. Avaajaa ei tallenneta.';
export const onDay = (day: string, count: number) => `${day}: ${count}`;
export const refresh = 'Päivitä';
export const refreshed = 'Sivu on ajan tasalla';
export const renew = 'Uusi osoite';
export const renewTitle = 'Annetaanko sivulle uusi osoite?';
export const renewBody =
  'Vanha osoite, myös lähetetyissä tiedostoissa, kertoo sen jälkeen, että vahvistus on päättynyt.';
export const renewed = 'Sivulla on uusi osoite';
export const end = 'Päätä';
export const endTitle = 'Päätetäänkö ostajan sivu?';
export const endBody = 'Osoite kertoo sen jälkeen, että vahvistus on päättynyt, eikä mitään sen sisällöstä.';
export const ended = 'Sivu on päättynyt';
export const notDone = 'Mitään ei muutettu';
export const refused = (titles: string) =>
  titles
    ? `Asiakas ei salli tarjouksissa: ${titles}. Kysy ensin tai valitse muita referenssejä.`
    : 'Asiakas ei salli yhtä referensseistä tarjouksissa. Kysy ensin tai valitse muita referenssejä.';
export const leaveOut = 'Tee sivu ilman niitä';
export const states = {
  confirmed: 'Asiakkaan vahvistama',
  changed: 'Vahvistettu toisin sanoin',
  held: 'Sallittu, ei vahvistettu siellä',
  expired: 'Lupa on päättynyt',
  withdrawn: 'Peruttu',
} as const;
export const unnamed = 'Referenssi, jota ei enää näytetä';
export const references = 'Sivun referenssit';
export const full = (max: number) => `Sivulle mahtuu ${max} referenssiä.`;
