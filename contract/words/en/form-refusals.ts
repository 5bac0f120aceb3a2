import { formLimits } from '../../form/limits.ts';

/** Why a file cannot be a form. The API always says it in English. */
export const empty = 'The file is empty';
export const tooLarge = `The form is larger than ${formLimits.bytes / 1024 / 1024} MB`;
export const nameMissing = 'A form needs a name';
export const gone = 'The file has not arrived, or an hour has passed. Upload it again';
export const notOffice = 'This is not a Word, Excel or PowerPoint file (DOCX, XLSX, PPTX)';
export const oldFormat =
  'This file is in the old format of Word, Excel or PowerPoint. Save it as DOCX, XLSX or PPTX';
export const locked = 'This form has a password. Save it without one';
export const macros = 'This form has macros. Save it as DOCX, XLSX or PPTX, without them';
export const otherFormat = 'A newer file is of the kind that the form is: Word, Excel or PowerPoint';
export const damaged = 'The file is damaged, or a part of it is missing';
export const bomb = 'The file unpacks to more than we read';
export const tooLong = 'The form has more text than we read';
export const tooMany = `A form has at most ${formLimits.placeholders} placeholders`;
export const cellsTaken = 'One of these cells is not there, or not empty any more';

export const refusalSaid = (reason: string): string => reason;
