import * as z from 'zod/mini';
import { line } from '../primitives/schema.ts';
import { formLimits } from './limits.ts';

const at = z.int().check(z.gte(1));

/** A cell of a table in the body of a form, or of a sheet instead of a table, counted as people do. */
const place = { table: at, row: at, column: at };

/** An empty cell, its label, and the placeholders that it most likely wants. */
export const formCell = z.object({
  ...place,
  /** Excel has names for both. */
  sheet: z.optional(z.string()),
  cell: z.optional(z.string()),
  label: z.string(),
  text: z.string(),
});
export type FormCell = z.output<typeof formCell>;

export const typedCell = z.strictObject({
  ...place,
  text: line(formLimits.cellLength).check(z.minLength(1)),
});
export type TypedCell = z.output<typeof typedCell>;
