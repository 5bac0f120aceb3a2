export const title = 'Kopioi ESPD-lomakkeelle';
export const description =
  'Eurooppalaisen lomakkeen järjestyksessä se, mitä tämän tarjouksen tiedosto saa kertoa.';
export const copy = 'Kopioi';
export const nothing = 'Asiakas ei salli tämän referenssin tekstiä tarjouksissa, joten kopioitavaa ei ole.';
export const failed = 'Yhteyshenkilöitä ei voitu lukea. Sulje ja yritä uudelleen.';
/** The lines of the European form, in its order. */
export const lines = {
  description: 'Kuvaus',
  contractValue: 'Kokonaismäärä',
  ourPart: 'Meidän osuutemme työstä',
  ourValue: 'Osuutemme määrä',
  period: 'Ajanjakso',
  recipient: 'Vastaanottaja',
  contact: 'Yhteyshenkilö',
  email: 'Sähköposti',
  phone: 'Puhelin',
  confidential: 'Luottamuksellinen',
  reliedOn: 'Muut yritykset, joiden voimavaroihin nojattiin',
};
export const yes = 'Kyllä';
export const about = 'noin';
export const vatKinds = { excluded: 'alv 0 %', included: 'sis. alv' };
