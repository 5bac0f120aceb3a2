import { limits } from '../../rules/limits.ts';

export const otherOrganization = 'Tiedosto on tehty toiselle organisaatiolle';
export const tooLarge = `Tiedosto on suurempi kuin ${limits.handOffBytes / 1_000} kt. Tuo se osissa`;
export const encoding = 'Tiedoston merkistö ei ole UTF-8. Tallenna se UTF-8-muodossa';
export const foreign = 'Tiedosto ei ole Refdeckin XLIFF- tai JSON-tiedosto';
export const unreadable = 'Tiedosto ei ole XLIFF eikä JSON, tai siitä puuttuu osa';
export const malformed = 'Tiedosto ei ole siinä muodossa, jossa Refdeck sen kirjoittaa';
export const tooMany = `Tiedostossa on yli ${limits.handOffReferences} referenssiä. Tuo se osissa`;
export const twice = 'Tiedostossa on sama teksti kahdesti';
export const damaged = 'Tiedosto on vaurioitunut, tai siitä puuttuu osa';
export const documentType = 'Tiedostossa on dokumenttityyppi, jota käännös ei tarvitse';
export const tooDeep = 'Tiedostossa on liian monta sisäkkäistä tasoa';
export const noTexts = 'Tiedostossa ei ole referenssien tekstejä. Lähetä ne uudelleen käännettäväksi';
export const several = 'Tiedostossa on useita organisaatioita tai kieliä';
export const entity = 'Tiedostossa on merkintä, jota XML ei tunne';
