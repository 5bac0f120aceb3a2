import { importLimits } from '../../rules/import-limits.ts';

/** Why nothing of a file is brought in. */
export const empty = 'The file is empty';
export const tooLarge = `The file is larger than ${importLimits.bytes / 1024 / 1024} MB`;
export const documentTooLarge = `The file is larger than ${importLimits.documentBytes / 1024 / 1024} MB`;
export const tooManySlides = `The file has more than ${importLimits.slides} slides`;
export const notText = 'The file is neither a table nor a text';
export const openQuote = 'A quotation mark in the file is never closed. A part may be missing';
export const damaged = 'The file is damaged, or a part of it is missing';
export const oldOrLocked =
  'The file has a password or an old format, such as PPT or DOC. Save it as XLSX, PPTX or DOCX without a password';
export const bomb = 'The file unpacks to more than we read';
export const tooManyRows = `The file has more than ${importLimits.rows.toLocaleString('en')} rows. Bring it in in parts`;
export const tooManyColumns = `The file has more than ${importLimits.columns} columns`;
export const tooManyWorksheets = `The file has more than ${importLimits.worksheets} worksheets`;
export const archiveTooLarge = 'The archive is larger than 2 GB';
export const volumes = 'Choose the files of one archive together, the first one included';
export const archiveVersion = 'The archive has another version than this Refdeck reads';
export const archiveChanged = 'The archive is not as it was made: its files and its list differ';
export const several = 'Only the files of an archive can be chosen together';
export const noPosts = 'The website shows no posts of these types and categories';
export const noPages = 'None of the pages could be read';
