import type { DocumentFormat, DocumentLook, PostShape } from '../../resources/document.ts';
import { limits } from '../../rules/limits.ts';
import { retention } from '../../rules/retention.ts';

const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const title = 'Documents';
export const description = `Files of your references, to send in a pitch. They are kept for ${retention.documentDays} days.`;
export const make = 'Make a document';
export const loading = 'Loading documents…';
export const failed = 'The documents could not be loaded';
export const more = 'Show more';
export const emptyTitle = 'No documents yet';
export const empty =
  'Choose references in the list and make a file of them. It leaves out what their customers refuse in documents, and tells you what nobody has allowed.';
export const makeAll = 'Make one of all published';
export const choose = 'Choose references';

export const formats: Record<DocumentFormat, { label: string; note: string }> = {
  pdf: { label: 'PDF', note: 'Laid out with pictures, accessible' },
  docx: { label: 'Word document', note: 'With pictures, to edit and to send' },
  pptx: { label: 'PowerPoint slides', note: 'One slide or more for each reference' },
  png: { label: 'Pictures for posts', note: 'For LinkedIn, Instagram and others' },
  xlsx: { label: 'Excel table', note: 'One row for each reference' },
  csv: { label: 'CSV table', note: 'The same rows for other programs' },
};
export const count = references;
export const pending = 'Being made. You can close this tab.';
export const ready = 'Ready';
export const notMade = 'Not made';
export const holdsUntil = (day: string) => `Its permissions hold until ${day}`;
export const endedOn = (day: string) => `A permission ended on ${day}. Make it again before you send it.`;
export const leftOut = (number: number) => `${references(number)} left out, wholly or in part`;
export const notAllowed = (number: number) => `${references(number)} with parts that nobody has allowed`;
export const deleted = (number: number) => `${references(number)} deleted since`;
export const unshown = (characters: string) => `No typeface shows these characters: ${characters}`;
export const whole = 'left out entirely';

export const first = {
  page: {
    of: (name: string) => `First page of ${name}`,
    open: (name: string) => `Look at the first page of ${name}`,
  },
  picture: {
    of: (name: string) => `First picture of ${name}`,
    open: (name: string) => `Look at the first picture of ${name}`,
  },
};
export const previewFailed = 'The picture could not be loaded. The file itself can be downloaded.';
export const pages = {
  of: (name: string) => `Pages of ${name}`,
  open: (name: string) => `Look at the pages of ${name}`,
};
export const drawing = 'Drawing the pages…';
export const wordDecides = 'Word decides where each line and page ends, so its pages may differ from these.';
export const notDrawn = 'The pages could not be drawn. The file itself can be downloaded.';

export const download = 'Download';
export const downloadOf = (name: string) => `Download ${name}`;
export const downloadFailed = 'The document could not be downloaded';
export const actionsFor = (name: string) => `Actions for ${name}`;
export const again = 'Make again';
export const againOf = (name: string) => `Make again: ${name}`;
export const remove = 'Delete…';
export const removeTitle = (name: string) => `Delete ${name}?`;
export const removeBody = 'Its file is deleted too. This cannot be undone.';
export const removeAction = 'Delete';
export const removeFailed = 'Not deleted';
export const removed = (name: string) => `Deleted ${name}`;

export const makeTitle = (number: number) => `Make a document of ${references(number)}`;
export const makeTitleOne = (name: string) => `Make a document of “${name}”`;
export const makeTitleAll = 'Make a document of all published references';
export const name = 'Title';
export const nameHint = 'The file is saved under this name.';
export const format = 'Format';
export const look = 'Layout';
export const likeCards = { label: 'Like your cards', note: 'The layout that suits the cards of your page' };
export const looks: Record<DocumentLook, { label: string; note: string }> = {
  sheet: { label: 'Sheet', note: 'Picture, figures, facts and text' },
  picture: { label: 'Picture', note: 'A picture to the edges, for architecture and design' },
  outcome: { label: 'Outcome', note: 'The result and its figures first' },
  voice: { label: 'Voice', note: 'The words of the customer first' },
  tender: { label: 'Tender sheet', note: 'One table of facts, as buyers ask for them' },
  table: { label: 'Table', note: 'All references in one table, across the page' },
};
export const shape = 'Shape';
export const shapes: Record<PostShape, string> = {
  square: 'Square',
  portrait: 'Upright',
  wide: 'Wide',
};
export const shapeHint = 'They show what customers allow in posts on social media. Several become one ZIP.';
export const languageField = 'Language';
export const languageHint = 'References without their texts in it stay in their own.';
export const languagesFailed = 'Your languages could not be loaded.';
export const retry = 'Retry';
export const tooMany = `A document has at most ${references(limits.documentReferences)}. Choose fewer.`;
export const tooManyPictures = `Pictures are made of at most ${references(limits.postPictures)} at once. Choose fewer.`;
export const cancel = 'Cancel';
export const makeAction = 'Make document';
export const begun = (document: string) => `“${document}” is being made`;
export const see = 'See documents';
export const forTender = 'For a tender';

export const forms = 'Forms';
export const filledForm = 'Filled form';
export const unplaced = (number: number) => `The form has no place for ${references(number)}`;
export const unfilled = (names: readonly string[]) => `Without a value: ${names.join('; ')}`;
export const unfilledIn = (placeholder: string, numbers: readonly number[]) =>
  numbers.length === 0
    ? placeholder
    : `${placeholder} (${numbers.length === 1 ? 'reference' : 'references'} ${numbers.join(', ')})`;
export const form = 'A form';
export const formNote = 'Fills a Word, Excel or PowerPoint file that has placeholders';
export const whichForm = 'Form';
export const formsLoading = 'Loading forms…';
export const formsFailed = 'Your forms could not be loaded.';
export const noForms = 'There is no form that is ready to be filled.';
export const seeForms = 'See forms';
