import { formLimits } from '../../form/limits.ts';
import * as english from '../en/form-refusals.ts';

export const empty = 'Tiedosto on tyhjä';
export const tooLarge = `Lomake on suurempi kuin ${formLimits.bytes / 1024 / 1024} Mt`;
export const nameMissing = 'Lomake tarvitsee nimen';
export const gone = 'Tiedosto ei ole saapunut, tai siitä on kulunut tunti. Lähetä se uudelleen';
export const notOffice = 'Tämä ei ole Word-, Excel- eikä PowerPoint-tiedosto (DOCX, XLSX, PPTX)';
export const oldFormat =
  'Tiedosto on Wordin, Excelin tai PowerPointin vanhassa muodossa. Tallenna se DOCX-, XLSX- tai PPTX-muotoon';
export const locked = 'Lomakkeessa on salasana. Tallenna se ilman salasanaa';
export const macros = 'Lomakkeessa on makroja. Tallenna se DOCX-, XLSX- tai PPTX-muotoon ilman niitä';
export const otherFormat = 'Uudempi tiedosto on samaa lajia kuin lomake: Word, Excel tai PowerPoint';
export const damaged = 'Tiedosto on vioittunut, tai osa siitä puuttuu';
export const bomb = 'Tiedosto purkautuu suuremmaksi kuin luemme';
export const tooLong = 'Lomakkeessa on enemmän tekstiä kuin luemme';
export const tooMany = `Lomakkeessa on enintään ${formLimits.placeholders} paikkamerkkiä`;

const own = new Map<string, string>([
  [english.tooLarge, tooLarge],
  [english.gone, gone],
  [english.notOffice, notOffice],
  [english.oldFormat, oldFormat],
  [english.locked, locked],
  [english.macros, macros],
  [english.otherFormat, otherFormat],
  [english.damaged, damaged],
  [english.bomb, bomb],
  [english.tooLong, tooLong],
  [english.tooMany, tooMany],
]);
export const cellsTaken = 'Yhtä näistä soluista ei ole, tai se ei ole enää tyhjä';

export const refusalSaid = (reason: string): string => own.get(reason) ?? damaged;
