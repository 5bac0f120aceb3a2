import { body, title as archiveTitle } from './import-archive.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const title = 'Bring in references';
export const description =
  'From a spreadsheet, slides, a Word document, WordPress, websites or an archive of Refdeck. You see everything first, and nothing becomes public unless you say so.';
export const failed = 'The references could not be loaded';
export const loading = 'Loading…';
export const choose = 'Choose a file';
export const drop =
  'Or drop it here: XLSX, CSV or TSV, at most 10 MB and 5,000 rows, or slides and documents as PPTX or DOCX, at most 60 MB, an export file of WordPress, or the ZIP files of an archive. Your browser reads it; the file is not sent.';
export const paste = 'Or paste rows from a spreadsheet';
export const pasteHint = 'With the row of headings first';
export const pasted = 'Pasted rows';
export const readPasted = 'Read the rows';
export const unreadable = 'The file could not be read';

export const example = 'An example file';

export const unreadPages = (count: number) =>
  count === 1 ? 'This page could not be read' : 'These pages could not be read';

export const earlier = 'Brought in before';
export const references = (count: number) => plural(count, 'reference', 'references');
export const undo = 'Undo';
export const undoOf = (file: string) => `Undo ${file}`;
export const undoTitle = (file: string) => `Take ${file} back?`;
export const undoBody =
  'Deletes the references that it made with their pictures, the collections of an archive and the customers that have nothing else, and gives those that it changed their earlier values. What somebody has edited, published, put into a collection or asked about since stays as it is.';
export const undoSome = 'Only some of them';
export const undoThese = 'References to take back';
export const undoAction = 'Take it back';
export const undoFailed = 'Not everything could be taken back';
const listed = (parts: (string | false)[]) => parts.filter(Boolean).join(', ');
export const undone = (gone: number, restored: number) =>
  listed([
    (gone > 0 || restored === 0) && `${references(gone)} deleted`,
    restored > 0 && `${references(restored)} as before`,
  ]);
export const kept = (count: number) =>
  count === 1
    ? 'This reference stays as it is, because somebody has edited or used it since'
    : `These ${count} references stay as they are, because somebody has edited or used them since`;
export const takenBack = 'Taken back, or nothing of it is left';
export const madeAndChanged = (made: number, changed: number) =>
  listed([(made > 0 || changed === 0) && `${made} made`, changed > 0 && `${changed} changed`]);

export const stepOf = (step: number, of: number, file: string) => `Step ${step} of ${of} · ${file}`;
export const steps = {
  archive: { title: archiveTitle, body },
  columns: {
    title: 'Which column is what?',
    body: 'This is what we take the columns for. Change what is wrong; what is not brought in stays in your file.',
  },
  customers: {
    title: 'Whose references are they?',
    body: 'Names that differ in case or legal form are one customer. Say of a department, and of a name that is nearly like another, whether it is the same.',
  },
  review: {
    title: 'Look before you bring it in',
    body: 'Each new one becomes a draft, and what is public stays as it is unless you choose to update it. Nobody gets a mail.',
  },
} as const;
export const otherFile = 'Another file';
export const back = 'Back';
export const next = 'Next';

export const headingsIn = (row: number) => `Headings in row ${row}`;
export const headingRow = 'Which row has the headings?';
export const rowWith = (row: number, cells: string) =>
  `Row ${row}: ${cells.length > 80 ? `${cells.slice(0, 80)}…` : cells}`;
export const columnsFound = (found: number, left: number) =>
  left === 0 && found > 1
    ? `All ${found} columns recognized`
    : `${plural(found, 'column', 'columns')} recognized, ${left} not brought in`;
export const notesStay = (count: number) =>
  count === 1 ? 'A note on a cell stays in the file' : `${count} notes on cells stay in the file`;
export const hiddenSheet = 'Hidden worksheet';
export const hiddenColumn = 'Hidden in the file';
export const hiddenRow = 'It is hidden in the file';
export const column = (number: number) => `Column ${number}`;
export const fieldOf = (column: string) => `Field for ${column}`;
export const notBrought = 'Not brought in';
export const inEuros = 'Amounts without a currency are taken for euros';
export const remembered = 'As chosen for an earlier file';
export const chooseColumns = {
  title: 'Choose the column with the title.',
  customer: 'Choose the column with the customer, or write whose references all rows are.',
  both: 'Choose the column with the title, and the one with the customer or write whose references all rows are.',
} as const;
export const customerOfAll = 'Customer of all rows';
export const customerOfAllHint = 'Where no column names the customer';
export const leftOut = ({ empty, total, other }: { empty: number; total: number; other: number }) =>
  `Left out: ${[
    empty > 0 && plural(empty, 'empty row', 'empty rows'),
    total > 0 && plural(total, 'row of totals', 'rows of totals'),
    other > 0 && plural(other, 'row without a title and a customer', 'rows without a title and a customer'),
  ]
    .filter(Boolean)
    .join(', ')}`;

export const fields = {
  externalId: 'Project number',
  title: 'Title',
  customer: 'Customer',
  type: 'Type',
  location: 'Location',
  region: 'Region',
  start: 'Start',
  end: 'End',
  value: 'Contract value',
  share: 'Our share',
  role: 'Our role',
  workKind: 'Kind of work',
  difficulty: 'Difficulty',
  size: 'Size',
  unit: 'Unit of the size',
  cpv: 'CPV code',
  contact: 'Contact person',
  phone: 'Telephone',
  email: 'Email',
  permission: 'Permission',
  description: 'Description',
  tags: 'Tags',
  industry: 'Industry',
  outcomes: 'Outcomes',
  quote: 'Quote',
  quotePerson: 'Who is quoted',
  figures: 'Key figures',
  picture: 'Picture',
  note: 'Internal note',
} as const;
export const cutShort =
  'The text is too long. What follows the last whole sentence that fits goes to the internal note, as far as there is room';
export const toNote = 'It goes to the internal note';
export const unread = (field: string, cell: string) => `${field}: ${cell}`;
export const remark = (field: string, cell: string, mark: string) =>
  `${field}${cell ? ` “${cell.length > 60 ? `${cell.slice(0, 60)}…` : cell}”` : ''}: ${mark}`;

export const asked = (count: number) =>
  count === 1 ? 'One name may be another customer' : `${count} names may be other customers`;
export const customerOf = (name: string) => `Customer for ${name}`;
export const newCustomer = 'A customer of its own';
export const sameAs = (name: string) => `The same as ${name}`;
export const madeCustomers = (count: number) => plural(count, 'new customer', 'new customers');
export const hereCustomers = (count: number) =>
  `${plural(count, 'customer is', 'customers are')} here already`;
export const spelled = (spellings: string) => `Also ${spellings}`;

export const show = 'Show';
export const all = 'All';
export const states = {
  new: 'New',
  changed: 'Changed',
  twin: 'Twin',
  same: 'Here already',
  unlikely: 'Left out',
  refused: 'Not possible',
} as const;
export const choices = {
  make: 'Make another one',
  update: 'Update it',
  leave: 'Leave out',
} as const;
export const whatWith = (title: string) => `What to do with ${title}`;
export const seemsToBe = 'Seems to be';
export const empty = 'empty';
export const isPublished = 'It is public: an update shows within a minute';
export const otherCustomer = (name: string) =>
  `The file names another customer, ${name}. An update leaves the customer as it is`;
export const otherNumber = (number: string) =>
  `The file has the project number ${number}. An update leaves the number as it is`;
export const overRoom = (count: number) => `${count} more than your plan has room for`;
export const leaveOutLast = (count: number) =>
  count === 1 ? 'Leave out the last one' : `Leave out the last ${count}`;
export const untitled = 'Without a title';
/** A row of a spreadsheet, or what was made a row. */
export const unitsOfRows = {
  row: {
    at: (row: number, sheet: string) => `${sheet}, row ${row}`,
    count: (count: number) => plural(count, 'row', 'rows'),
  },
  slide: {
    at: (slide: number) => `Slide ${slide}`,
    count: (count: number) => plural(count, 'slide', 'slides'),
  },
  part: { at: (part: number) => `Part ${part}`, count: (count: number) => plural(count, 'part', 'parts') },
  record: {
    at: (record: number) => `Reference ${record} of the archive`,
    count: (count: number) => plural(count, 'reference', 'references'),
  },
  page: {
    at: (page: number, site: string) => `${site}, page ${page}`,
    count: (count: number) => plural(count, 'page', 'pages'),
  },
  post: {
    at: (post: number, type: string) => `${type} ${post}`,
    count: (count: number) => plural(count, 'post', 'posts'),
  },
};
/** The heading of the column with the days on which posts were published. */
export const published = 'Published';
export const tableIn = (file: string, number: number) => `${file}, table ${number}`;
export const bringRow = (title: string) => `Bring in ${title}`;
export const correct = 'Correct';
export const correctRow = (title: string) => `Correct ${title}`;
export const drawing = 'Drawn from the places of its texts and pictures. Your slides look different.';
export const lines = 'Lines of the slide';
export const pickLine = (field: string) => `Press a line to put it into “${field}”.`;
export const chooseField = 'Choose a field, then press a line to put it there.';
export const more = (count: number) => `Show ${count} more`;
export const bring = (made: number, changed: number) =>
  changed === 0
    ? `Bring in ${references(made)}`
    : made === 0
      ? `Update ${references(changed)}`
      : `Bring in ${made}, update ${changed}`;

export const bringing = 'Bringing in';
export const progress = (settled: number, of: number) => `${settled} of ${references(of)}`;
export const stayHere = 'Keep this tab open until the pictures are sent.';
export const running = (file: string) => `${file} is being brought in`;
export const mayClose = 'You may close this tab. You get a mail when it is done.';
export const stopped =
  'It could not be finished. Bring the same file in again: what is here already is left out.';
export const othersNotMade = (count: number) =>
  `${plural(count, 'other record', 'other records')} not brought in`;
export const latest = 'Latest import';
export const seeResult = 'See the result';
export const made = (count: number) =>
  `${references(count)} brought in as ${count === 1 ? 'a draft' : 'drafts'}`;
export const changed = (count: number) => `${references(count)} updated`;
export const madeBody = 'Look them over, add pictures that are missing, and publish them when you are ready.';
export const notMade = (count: number) => `${references(count)} not brought in`;
export const pictureUnreadable = 'The address could not be read as a picture of at most 4 MB';
export const picturesTooMany = (most: number) => `A reference gets at most ${most} pictures`;
export const pictureWithoutRoom = 'The text is too long for it. It is in the library';
export const pictures = (count: number) => plural(count, 'picture', 'pictures');
export const picturesNotMade = (count: number) => `${plural(count, 'picture', 'pictures')} not brought in`;
export const planFull = (count: number) => `The plan has no room for ${references(count)}.`;
export const rowsLeftOut = (count: number) => `${plural(count, 'row', 'rows')} left out`;
/** The heading of a column of the file with these rows. */
export const whyNot = 'Why it was not brought in';
export const noRoom = 'Your plan has no more room';
export const downloadMissing = 'Download these rows';
/** The name of a file. */
export const missingFile = (file: string) => `${file.replace(/\.\w+$/, '')}-not-brought-in.csv`;
export const seeDrafts = 'See the drafts';
export const another = 'Bring in another file';

/** The review says these of a row that was made of a slide. */
export const doubts = {
  thin: 'No picture and fewer than 25 words',
  split: 'The slide seems to have several references, which stand below by themselves',
  part: 'It is a part of the slide',
  chart: 'The slide has a chart, which is not brought in',
  unpublished: 'It is not published in WordPress',
} as const;

/** The review says these of a cell that was read with a doubt, or not at all. */
export const marks = {
  cellError: 'The cell has an error of the spreadsheet',
  about: 'About this much',
  thousands: 'Read as thousands. Is that right?',
  secret: 'Not a number',
  negative: 'The value is below zero',
  notMoney: 'Not a sum of money',
  notShare: 'Not a share between 0 and 100 %',
  wholeShare: 'Read as 100 %. Is that right?',
  notSize: 'Not a number with a unit',
  noUnit: 'The unit is missing',
  notCpv: 'Not a CPV code',
  notMonth: 'Not a month or a year',
  dayOrMonth: 'Day and month cannot be told apart',
  yearOnly: 'Only the year is known',
  unlikelyYear: 'The year is unlikely',
  endBeforeStart: 'The end is before the start',
  notEmail: 'Not a mail address',
  notPhone: 'Not a telephone number',
  severalContacts: 'The cell has several people',
  tooLong: 'The text is too long',
  notFigures: 'Not a number with what it counts',
  tooManyFigures: 'A reference has room for three key figures. The others stay in the file',
  notAddress: 'Not the address of a picture',
  titleMissing: 'The title is missing',
  customerMissing: 'The customer is missing',
} as const;

export const rowAlone = (row: number) => `row ${row}`;
export const permissionInFile = (text: string) => `Permission: ${text}`;
