import { limits } from '../../rules/limits.ts';
import * as english from '../en/document-failures.ts';

export const notAllowed = 'De här referensernas kunder tillåter dem inte i dokument';
export const notAllowedInPosts = 'De här referensernas kunder tillåter dem inte i inlägg';
export const nothingLeft = 'Det finns inga referenser för dokumentet';
export const tooMany = `Ett dokument har högst ${limits.documentReferences} referenser`;
export const tooManyPictures = `Bilder för inlägg görs av högst ${limits.postPictures} referenser`;
export const noLetters = 'En bild kan inte visa de här referensernas bokstäver. Välj PDF';
export const formGone = 'Formuläret är borttaget';
export const formHasMistakes = 'Formuläret innehåller fel. Rätta dem och skapa dokumentet igen';
export const wornOut = 'Dokumentet kunde inte skapas';

const own = new Map([
  [english.notAllowed, notAllowed],
  [english.notAllowedInPosts, notAllowedInPosts],
  [english.nothingLeft, nothingLeft],
  [english.tooMany, tooMany],
  [english.tooManyPictures, tooManyPictures],
  [english.noLetters, noLetters],
  [english.formGone, formGone],
  [english.formHasMistakes, formHasMistakes],
]);

export const failureSaid = (reason: string): string => own.get(reason) ?? wornOut;
