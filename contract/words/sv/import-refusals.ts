import { importLimits } from '../../rules/import-limits.ts';

/** Why nothing of a file is brought in. */
export const empty = 'Filen är tom';
export const tooLarge = `Filen är större än ${importLimits.bytes / 1024 / 1024} MB`;
export const documentTooLarge = `Filen är större än ${importLimits.documentBytes / 1024 / 1024} MB`;
export const tooManySlides = `Filen har fler än ${importLimits.slides} bilder`;
export const notText = 'Filen är varken en tabell eller en text';
export const openQuote = 'Ett citattecken i filen stängs aldrig. En del kan saknas';
export const damaged = 'Filen är skadad eller en del av den saknas';
export const oldOrLocked =
  'Filen har ett lösenord eller ett gammalt format, till exempel PPT eller DOC. Spara den som XLSX, PPTX eller DOCX utan lösenord';
export const bomb = 'Filen packas upp till mer än vi läser';
export const tooManyRows = `Filen har fler än ${importLimits.rows.toLocaleString('sv')} rader. Ta in den i delar`;
export const tooManyColumns = `Filen har fler än ${importLimits.columns} kolumner`;
export const tooManyWorksheets = `Filen har fler än ${importLimits.worksheets} kalkylblad`;
export const archiveTooLarge = 'Arkivet är större än 2 GB';
export const volumes = 'Välj filerna i ett arkiv tillsammans, även den första';
export const archiveVersion = 'Arkivet har en annan version än den som denna Refdeck läser';
export const archiveChanged = 'Arkivet är inte som det gjordes: filerna och listan skiljer sig';
export const several = 'Bara filerna i ett arkiv kan väljas tillsammans';
export const noPosts = 'Webbplatsen visar inga inlägg av dessa typer och i dessa kategorier';
export const noPages = 'Ingen av sidorna kunde läsas';
