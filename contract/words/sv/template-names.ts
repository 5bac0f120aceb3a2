export const standardName = 'Standard';
export const standardDescription =
  'En bild, en rubrik och en kort berättelse. Passar nästan alla referenser.';

export const standardCTAName = 'Standard med knapp';
export const standardCTADescription = 'Standardkortet med en knapp som leder till nästa steg.';

export const consultingName = 'Konsultation';
export const consultingDescription = 'Kund, varaktighet och resultat i en blick: för rådgivning och projekt.';

export const engineeringName = 'Teknik';
export const engineeringDescription =
  'Fakta om leveransen: var, i vilken miljö, hur länge och med vilket resultat.';

export const architecturalName = 'Arkitektur';
export const architecturalDescription = 'Bilden först: för byggnader, interiörer och platser.';

export const designName = 'Design';
export const designDescription =
  'En kvadratisk bild och stor text: för varumärken, produkter och gränssnitt.';

export const quoteName = 'Citat';
export const quoteDescription = 'Kundens egna ord först, med namn och ansikte.';

export const baseName = 'Enkel';
export const baseDescription = 'Endast rubrik och text.';

export const logoTileName = 'Logotypruta';
