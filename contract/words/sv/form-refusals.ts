import { formLimits } from '../../form/limits.ts';
import * as english from '../en/form-refusals.ts';

export const empty = 'Filen är tom';
export const tooLarge = `Formuläret är större än ${formLimits.bytes / 1024 / 1024} MB`;
export const nameMissing = 'Ett formulär behöver ett namn';
export const gone = 'Filen har inte kommit fram, eller så har en timme gått. Ladda upp den igen';
export const notOffice = 'Detta är ingen Word-, Excel- eller PowerPoint-fil (DOCX, XLSX, PPTX)';
export const oldFormat =
  'Filen är i Words, Excels eller PowerPoints gamla format. Spara den som DOCX, XLSX eller PPTX';
export const locked = 'Formuläret har ett lösenord. Spara det utan lösenord';
export const macros = 'Formuläret innehåller makron. Spara det som DOCX, XLSX eller PPTX utan dem';
export const otherFormat = 'En nyare fil är av samma slag som formuläret: Word, Excel eller PowerPoint';
export const damaged = 'Filen är skadad, eller så saknas en del av den';
export const bomb = 'Filen packas upp till mer än vi läser';
export const tooLong = 'Formuläret har mer text än vi läser';
export const tooMany = `Ett formulär har högst ${formLimits.placeholders} platshållare`;

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
export const cellsTaken = 'En av cellerna finns inte, eller är inte tom längre';

export const refusalSaid = (reason: string): string => own.get(reason) ?? damaged;
