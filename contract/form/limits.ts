/** Only screens of documents load these. */
export const formLimits = {
  /** Per organization. */
  forms: 200,
  bytes: 10 * 1024 * 1024,
  /** The texts of a form are in memory at once, many times their size. */
  xmlBytes: 5 * 1024 * 1024,
  /** Elements within each other. */
  depth: 200,
  placeholders: 300,
  /** A person mends these before further ones are told. */
  mistakes: 100,
  /** Fixed places are `reference1` to `reference20`. */
  slots: 20,
  cells: 300,
  cellLength: 400,
  uploadsPerHour: 500,
} as const;
