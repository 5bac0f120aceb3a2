/** They bound a file from which references are brought in. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  /** Slides and documents have pictures. */
  documentBytes: 60 * 1024 * 1024,
  /** Our own archive, of which one member at a time is read. */
  archiveBytes: 2 * 1024 ** 3,
  memberBytes: 60 * 1024 * 1024,
  slides: 300,
  rows: 5_000,
  columns: 100,
  /** One reference may come from rows of worksheets with different headings. */
  joinedColumns: 400,
  worksheets: 20,
  /** Rows in which the heading of a table is looked for. */
  headingRows: 20,
  headingLength: 60,
  /** An organization remembers this much of earlier tables. */
  rememberedColumns: 200,
  /** A job writes pages of steps, of which each is a row of the table. */
  pages: 2_000,
  stepsOfPage: 25,
  pageBytes: 200_000,
  inputLength: 150_000,
  cellLength: 5_000,
  /** Bounds what is unpacked: all members together, their number, and each against its packed size. */
  unpackedBytes: 200 * 1024 * 1024,
  members: 65_000,
  ratio: 100,
  /** Addresses of pages that are read at once. */
  addresses: 50,
  /** A picture of a page that is no longer than this is an icon or a logo. */
  pictureSide: 400,
  /** Posts of WordPress in one answer of a website. */
  posts: 50,
  /** Categories of which posts are chosen at once. */
  categories: 20,
  /** Characters of a part that is read as XML. */
  xmlLength: 20 * 1024 * 1024,
} as const;
