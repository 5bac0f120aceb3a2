import { limits } from '../../rules/limits.ts';
import * as english from '../en/document-failures.ts';

export const notAllowed = 'Näiden referenssien asiakkaat eivät salli niitä asiakirjoissa';
export const notAllowedInPosts = 'Näiden referenssien asiakkaat eivät salli niitä somejulkaisuissa';
export const nothingLeft = 'Tähän asiakirjaan ei ole referenssejä';
export const tooMany = `Asiakirjassa voi olla enintään ${limits.documentReferences} referenssiä`;
export const tooManyPictures = `Kuvia julkaisuihin tehdään enintään ${limits.postPictures} referenssistä`;
export const noLetters = 'Kuva ei voi näyttää näiden referenssien kirjaimia. Valitse PDF';
export const formGone = 'Lomake on poistettu';
export const formHasMistakes = 'Lomakkeessa on virheitä. Korjaa ne ja tee asiakirja uudelleen';
export const wornOut = 'Asiakirjaa ei voitu tehdä';

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
