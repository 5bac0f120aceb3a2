export const loading = 'Selvitetään, missä sitä käytetään…';
export const failed = 'Käyttöpaikkoja ei voitu ladata';
export const nowhere = 'Ei missään: mikään siitä ei ole julkisena, eikä siitä ole tehty tiedostoa.';
export const story = 'Sen oma sivu';
export const page = 'Referenssisivusi';
export const collection = (name: string) => `Kokoelma ”${name}”`;
export const website = (host: string, day: string) => `Upotus: ${host}, nähty siellä viimeksi ${day}`;
export const moreWebsites = (count: number) => (count === 1 ? '1 muu sivusto' : `${count} muuta sivustoa`);
export const file = (title: string, format: string) => `”${title}” (${format})`;
export const fileMade = (day: string, by: string | undefined) => `tehty ${day}${by ? `, ${by}` : ''}`;
export const fileSent = (day: string) => `lähetetty ostajalle viimeksi ${day}`;
export const fileHere = 'asiakirjoissasi';
export const fileGone = 'ei enää asiakirjoissasi';
export const moreFiles = (count: number) => (count === 1 ? '1 tiedosto lisää' : `${count} tiedostoa lisää`);
export const beyond =
  'Kopioitua, tulostettua tai ladattua ei voi kutsua takaisin, emmekä tiedä kävijöistä, jotka eivät halua tulla lasketuiksi.';
export const tenders = (count: number, day: string) =>
  `Lähetetty tilaajalle ${count === 1 ? 'tarjouksessa, joka on' : `${count} tarjouksessa, jotka ovat`} voimassa ${day} asti. Jos lupa perutaan, ${count === 1 ? 'sen' : 'niiden'} vastuuhenkilöä pyydetään kertomaan siitä tilaajalle.`;
