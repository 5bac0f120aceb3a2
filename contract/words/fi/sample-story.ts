export const refused = (parts: string) =>
  `Esimerkkitarinaa ei voi julkaista. Kirjoita oma teksti näiden tilalle: ${parts}.`;
export const part = 'Tämä on vielä esimerkin. Kirjoita oma.';
export const customer = 'asiakas';
