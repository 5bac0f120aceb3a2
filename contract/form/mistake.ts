import * as z from 'zod/mini';

export const mistakeKinds = [
  'unknown',
  'notClosed',
  'notOpened',
  'listNotClosed',
  'closesNothing',
  'crossed',
  'nested',
  'pictureInText',
  'textInPicture',
  'pictureInCell',
  'pictureOnSlide',
  'notLast',
] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

export const formParts = ['body', 'header', 'footer', 'notes', 'comments'] as const;

/** As people count: the first of each is 1. */
const place = z.object({
  part: z.enum(formParts),
  table: z.optional(z.number()),
  row: z.optional(z.number()),
  column: z.optional(z.number()),
  /** Of those that are in no table. */
  paragraph: z.optional(z.number()),
  /** Of Excel, with the cell as it is called there. */
  sheet: z.optional(z.string()),
  cell: z.optional(z.string()),
  /** Of PowerPoint, with the shape as it is called there. */
  slide: z.optional(z.number()),
  shape: z.optional(z.string()),
  /** Where Word left its marks. */
  page: z.optional(z.number()),
});
export type FormPlace = z.output<typeof place>;

export const formMistake = z.object({
  kind: z.enum(mistakeKinds),
  place,
  /** As it is typed, with its braces. */
  found: z.string(),
  /** The words around. */
  around: z.string(),
  /** Most likely what was meant, with its braces. */
  meant: z.optional(z.string()),
});
export type FormMistake = z.output<typeof formMistake>;
