import { formLimits } from '../../form/limits.ts';
import * as english from '../en/form-refusals.ts';

export const empty = 'Filen är tom';
export const tooLarge = `Formuläret är större än ${formLimits.bytes / 1024 / 1024} MB`;
export const nameMissing = 'Ett formulär behöver ett namn';
export const gone = 'Filen har inte kommit fram, eller så har en timme gått. Ladda upp den igen';
export const notWord = 'Detta är inte ett Word-dokument (DOCX)';
export const oldFormat = 'Dokumentet är i Words gamla format. Spara det som DOCX';
export const locked = 'Formuläret har ett lösenord. Spara det utan lösenord';
export const macros = 'Formuläret innehåller makron. Spara det som DOCX utan dem';
export const damaged = 'Filen är skadad, eller så saknas en del av den';
export const bomb = 'Filen packas upp till mer än vi läser';
export const tooLong = 'Formuläret har mer text än vi läser';
export const tooMany = `Ett formulär har högst ${formLimits.placeholders} platshållare`;

const own = new Map<string, string>([
  [english.tooLarge, tooLarge],
  [english.gone, gone],
  [english.notWord, notWord],
  [english.oldFormat, oldFormat],
  [english.locked, locked],
  [english.macros, macros],
  [english.damaged, damaged],
  [english.bomb, bomb],
  [english.tooLong, tooLong],
  [english.tooMany, tooMany],
]);
export const cellsTaken = 'En av cellerna finns inte, eller är inte tom längre';

export const refusalSaid = (reason: string): string => own.get(reason) ?? damaged;
