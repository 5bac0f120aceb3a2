import { importLimits } from '../../rules/import-limits.ts';

/** Why nothing of a file is brought in. */
export const empty = 'Tiedosto on tyhjä';
export const tooLarge = `Tiedosto on suurempi kuin ${importLimits.bytes / 1024 / 1024} Mt`;
export const documentTooLarge = `Tiedosto on suurempi kuin ${importLimits.documentBytes / 1024 / 1024} Mt`;
export const tooManySlides = `Tiedostossa on yli ${importLimits.slides} diaa`;
export const notText = 'Tiedosto ei ole taulukko eikä teksti';
export const openQuote = 'Tiedoston lainausmerkki jää sulkematta. Osa voi puuttua';
export const damaged = 'Tiedosto on vioittunut tai osa siitä puuttuu';
export const oldOrLocked =
  'Tiedostolla on salasana tai vanha muoto, kuten PPT tai DOC. Tallenna se XLSX-, PPTX- tai DOCX-muodossa ilman salasanaa';
export const bomb = 'Tiedosto purkautuu suuremmaksi kuin luemme';
export const tooManyRows = `Tiedostossa on yli ${importLimits.rows.toLocaleString('fi')} riviä. Tuo se osissa`;
export const tooManyColumns = `Tiedostossa on yli ${importLimits.columns} saraketta`;
export const tooManyWorksheets = `Tiedostossa on yli ${importLimits.worksheets} taulukkovälilehteä`;
export const archiveTooLarge = 'Paketti on suurempi kuin 2 Gt';
export const volumes = 'Valitse yhden paketin tiedostot yhdessä, myös ensimmäinen';
export const archiveVersion = 'Paketin versio on toinen kuin se, jonka tämä Refdeck lukee';
export const archiveChanged = 'Paketti ei ole sellainen kuin se tehtiin: tiedostot ja luettelo eroavat';
export const several = 'Vain paketin tiedostot voi valita yhdessä';
export const noPosts = 'Sivusto ei näytä artikkeleita näissä tyypeissä ja luokissa';
export const noPages = 'Yhtään sivua ei voitu lukea';
