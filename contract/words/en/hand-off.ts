import type { RefusedText } from '../../resources/translation.ts';

export const handOffTitle = (count: number) =>
  count === 1 ? 'Hand off 1 reference' : `Hand off ${count} references`;
export const handOffBody =
  'A translator gets each text with its limit and a note on what to keep. Import the file when it comes back.';
export const into = 'Translate into';
export const format = 'File';
export const formats = {
  xliff: { label: 'XLIFF', note: 'For translators and their tools' },
  json: { label: 'JSON', note: 'For scripts' },
} as const;
export const staysOut = (count: number, language: string) =>
  count === 1
    ? `1 is written in ${language} and stays out.`
    : `${count} are written in ${language} and stay out.`;
export const severalFiles = (most: number) =>
  `A file has at most ${most} references. You get several files in a ZIP.`;
export const download = 'Download';
export const cancel = 'Cancel';
export const reading = (read: number, count: number) => `${read} of ${count} references`;
export const handedOff = (count: number, fileName: string) =>
  count === 1 ? `1 reference is in ${fileName}` : `${count} references are in ${fileName}`;
export const handOffFailed = 'The file could not be made';

export const importTitle = 'Import translations';
export const importBody =
  'What you import becomes a draft. Visitors see it when somebody has marked the translation as ready.';
export const chooseFiles = 'Choose files';
export const dropFiles = 'Or drop XLIFF or JSON files here, at most 200 kB each.';
export const paste = 'Or paste what a file contains';
export const pasted = 'Pasted text';
export const check = 'Check';
export const checkFailed = 'The texts could not be checked';
export const back = 'Back';
export const close = 'Close';
export const field = 'Field';
export const translation = 'Translation';
export const results = {
  new: 'New',
  changed: 'Changed',
  refused: 'Refused',
} as const;
export const originalChanged = 'Original changed since';
export const before = 'Before:';
export const counts = {
  new: (count: number) => `${count} new`,
  changed: (count: number) => `${count} changed`,
  refused: (count: number) => `${count} refused`,
  unchanged: (count: number) => `${count} unchanged`,
} as const;
export const wholeTranslation = 'All texts';
export const nothingNew = 'This file changes nothing.';
export const late =
  'The original of some texts has changed since the file was written. They are imported, and the editor shows what changed.';
export const ignored = (names: string) => `Unknown here, and left out: ${names}`;
export const replace = 'Replace texts that somebody changed after the file was written';
export const save = (count: number) =>
  count === 1 ? 'Save 1 text as a draft' : `Save ${count} texts as drafts`;
export const saved = (count: number) =>
  count === 1 ? '1 text is saved as a draft.' : `${count} texts are saved as drafts.`;
export const saveFailed = 'Not everything could be saved. Save again: what is saved already stays as it is.';
export const saveAgain = 'Save again';

export const refusals = {
  ready: 'This translation is ready. Make it a draft to change it',
  originalLanguage: 'The original is written in another language now',
  partial: 'Only a part of this text is translated',
  encoding: 'Characters were lost on the way. Save the file as UTF-8',
  picture: 'A translation shows no picture that the original lacks',
  figureChanged: 'The key figure of the original has changed. Hand it off anew',
  changedSince: 'Somebody has changed this translation since the file was written',
} satisfies Record<Exclude<RefusedText['code'], 'invalid'>, string>;
/** A text that its field does not take, as the API says it. */
export const invalid = (why: string) => why;
