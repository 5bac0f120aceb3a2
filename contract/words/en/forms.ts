import type { FormFormat } from '../../form/format.ts';
import { formLimits } from '../../form/limits.ts';
import type { FormPlace, MistakeKind } from '../../form/mistake.ts';

const places = (count: number) => `${count} ${count === 1 ? 'placeholder' : 'placeholders'}`;

export const title = 'Forms';
export const description =
  'Word, Excel and PowerPoint files of buyers, and your own, with placeholders such as {customer}. A document fills them from your references.';
export const back = 'Documents';
export const loading = 'Loading forms…';
export const failed = 'The forms could not be loaded';
export const emptyTitle = 'No forms yet';
export const empty =
  'Type placeholders into the buyer’s Word, Excel or PowerPoint file, and upload it. You are told every mistake in it before anything is filled.';
export const retry = 'Retry';

export const upload = 'Upload a form';
export const uploadTitle = 'Upload a form';
export const newerTitle = (name: string) => `Upload a newer file of “${name}”`;
export const file = 'Word, Excel or PowerPoint file (DOCX, XLSX, PPTX)';
export const fileHint = `At most ${formLimits.bytes / 1024 / 1024} MB, without macros and without a password`;
export const fileMissing = 'Choose a file';
export const chooseFile = 'Choose a file…';
export const chosen = (name: string) => `Chosen: ${name}`;
export const name = 'Name';
export const buyer = 'Buyer';
export const buyerHint = 'Leave it empty if the form is your own.';
export const cancel = 'Cancel';
export const uploadAction = 'Upload';
export const notUploaded = 'Not uploaded';
export const uploaded = (form: string) => `“${form}” is uploaded`;
export const uploadedWith = (form: string, mistakes: number) =>
  `“${form}” is uploaded. ${mistakes === 1 ? 'One mistake' : `${mistakes} mistakes`} to mend.`;

export const formats: Record<FormFormat, string> = {
  docx: 'Word file',
  xlsx: 'Excel file',
  pptx: 'PowerPoint file',
};
export const placeholders = places;
export const own = 'Own form';
export const ofBuyer = (buyerName: string) => `Of ${buyerName}`;
export const repeats = 'Repeats for each reference';
export const slots = (count: number) => `${count} fixed ${count === 1 ? 'place' : 'places'}`;
export const fillable = 'Ready to be filled';
export const blank = 'No placeholders yet';
export const used = 'Used';
export const takenOut = {
  links: 'Links to files elsewhere were taken out, so that nothing is loaded from there.',
  template: 'The link to a template was taken out.',
} as const;

export const mistakes = (count: number) => (count === 1 ? 'One mistake' : `${count} mistakes`);
export const mistakesHint = 'Mend them in the file, then upload the file again.';
export const mistakesFailed = 'The mistakes could not be loaded.';
export const more = (count: number) => `${count} more will be told when these are mended`;
export const kinds: Record<MistakeKind, (found: string) => string> = {
  unknown: (found) => `${found} is no placeholder.`,
  notClosed: (found) => `“${found}” begins a placeholder that is not closed with }`,
  notOpened: (found) => `“${found}” ends a placeholder that is not opened with {`,
  listNotClosed: (found) => `${found} is not closed`,
  closesNothing: (found) => `${found} closes nothing that is open`,
  crossed: (found) =>
    `${found} is where it cannot close: put both into the same paragraph, cells of one table or paragraphs beside each other; in Excel, into the same row, or the same cell if they depend on a value`,
  nested: (found) => `${found} is within another list of references`,
  pictureInText: (found) => `${found} has to be alone in its paragraph`,
  pictureInCell: (found) => `${found} stands for a picture, which a cell of Excel cannot show`,
  pictureOnSlide: (found) =>
    `${found} stands for a picture: on a slide, put it as the alternative text of the picture that it replaces`,
  notLast: (found) =>
    `${found} repeats its row, which has to be the last one of its sheet and without formulas`,
  textInPicture: (found) => `${found} stands for a picture, and only {picture} and {logo} can`,
};
export const meant = (name: string) => `Did you mean ${name}?`;
export const around = (text: string) => `In: “${text}”`;
export const leave = 'Leave as it is';
export const leaveOf = (found: string) => `Leave as it is: ${found}`;
export const leaveFailed = 'Not changed';

const parts = {
  header: 'header',
  footer: 'footer',
  notes: 'notes',
  comments: 'comments',
} as const;
export function placeOf({
  part,
  table,
  row,
  column,
  paragraph,
  page,
  sheet,
  cell,
  ...on
}: FormPlace): string {
  if (on.slide !== undefined) {
    const within = part === 'notes' ? 'notes' : `shape ${on.shape}`;
    return `Slide ${on.slide}, ${within}${row === undefined ? '' : `, row ${row}, column ${column}`}`;
  }
  if (sheet !== undefined) return `Sheet ${sheet}, cell ${cell}`;
  const at = table === undefined ? `paragraph ${paragraph}` : `table ${table}, row ${row}, column ${column}`;
  const inPart = part === 'body' ? at : `${parts[part]}, ${at}`;
  const whole = page === undefined ? inPart : `${inPart}, page ${page}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

export const cells = (count: number) =>
  count === 1 ? 'One empty cell that we can fill' : `${count} empty cells that we can fill`;
export const cellsHint =
  'This is what each label most likely asks for. Change it, or empty the field to leave the cell as it is.';
export const cellsFailed = 'The cells could not be loaded.';
export const cellsNotWritten = 'Not typed into the form';
export const cellsChanged = 'The form has changed meanwhile. Look at its cells again.';
export const cellsWritten = (form: string) => `“${form}” can be filled`;
export const cellsWrittenWith = (form: string, mistakes: number) =>
  `“${form}” has placeholders now. ${mistakes === 1 ? 'One mistake' : `${mistakes} mistakes`} to mend.`;
export const writeCells = (count: number) => `Type into ${count === 1 ? 'one cell' : `${count} cells`}`;

/** They are about one reference, two and three. */
export const tryIt = [
  'Try it with one reference',
  'Try it with two references',
  'Try it with three references',
] as const;
export const actionsFor = (form: string) => `Actions for ${form}`;
export const newer = 'Upload a newer file…';
export const remove = 'Delete…';
export const removeTitle = (form: string) => `Delete ${form}?`;
export const removeBody = 'Documents that were made with it stay.';
export const removeAction = 'Delete';
export const removeFailed = 'Not deleted';
export const removed = (form: string) => `Deleted ${form}`;

export const list = 'Placeholders';
export const listHint =
  'Type them into a form, braces included. Names in Finnish, Swedish and English may be mixed.';
export const copyList = 'Copy the list of placeholders';
export const listLanguage = 'Language of the placeholders';
export const showList = 'Show the placeholders';
