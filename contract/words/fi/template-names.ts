export const standardName = 'Vakio';
export const standardDescription = 'Kuva, otsikko ja lyhyt tarina. Sopii melkein mihin tahansa referenssiin.';

export const standardCTAName = 'Vakio painikkeella';
export const standardCTADescription = 'Vakiokortti, jonka painike vie seuraavaan vaiheeseen.';

export const consultingName = 'Konsultointi';
export const consultingDescription =
  'Asiakas, kesto ja tulokset yhdellä silmäyksellä: neuvonantoon ja projekteihin.';

export const engineeringName = 'Tekninen';
export const engineeringDescription =
  'Toimituksen tiedot: missä, millaisessa ympäristössä, kuinka kauan ja millä tuloksella.';

export const architecturalName = 'Arkkitehtuuri';
export const architecturalDescription = 'Kuva edellä: rakennuksiin, sisätiloihin ja paikkoihin.';

export const designName = 'Muotoilu';
export const designDescription = 'Neliökuva ja suuri teksti: brändeihin, tuotteisiin ja käyttöliittymiin.';

export const quoteName = 'Lainaus';
export const quoteDescription = 'Asiakkaan omat sanat edellä, nimellä ja kasvoilla.';

export const baseName = 'Perus';
export const baseDescription = 'Vain otsikko ja teksti.';

export const logoTileName = 'Logoruutu';
