import { limits } from '../../rules/limits.ts';
import * as english from '../en/document-failures.ts';

export const notAllowed = 'Näiden referenssien asiakkaat eivät salli niitä asiakirjoissa';
export const nothingLeft = 'Tähän asiakirjaan ei ole referenssejä';
export const tooMany = `Asiakirjassa voi olla enintään ${limits.documentReferences} referenssiä`;
export const formGone = 'Lomake on poistettu';
export const formHasMistakes = 'Lomakkeessa on virheitä. Korjaa ne ja tee asiakirja uudelleen';
export const wornOut = 'Asiakirjaa ei voitu tehdä';

const own = new Map([
  [english.notAllowed, notAllowed],
  [english.nothingLeft, nothingLeft],
  [english.tooMany, tooMany],
  [english.formGone, formGone],
  [english.formHasMistakes, formHasMistakes],
]);

export const failureSaid = (reason: string): string => own.get(reason) ?? wornOut;
