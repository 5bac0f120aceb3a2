import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { line } from '../primitives/schema.ts';
import { importLimits } from '../rules/import-limits.ts';
import { importedFields } from '../rules/imported-fields.ts';

/** A member said that columns with this heading are this. An empty field means that they are not brought in. */
const rememberedColumn = z.strictObject({
  /** In small letters, without accents and punctuation. */
  heading: line(importLimits.headingLength).check(z.minLength(1)),
  field: z.enum(['', ...importedFields]),
});
export type RememberedColumn = z.output<typeof rememberedColumn>;

export const rememberedColumns = z.array(rememberedColumn);

export const importRoutes = {
  getImport: {
    method: 'GET',
    path: '/api/import',
    access: 'reference:read',
    summary:
      'What an import has to know before it begins: how many references the plan has room for, and what columns were taken for before',
    response: z.object({ room: z.number(), columns: rememberedColumns }),
  },
  rememberColumns: {
    method: 'POST',
    path: '/api/import',
    access: 'reference:write',
    summary:
      'Remember what columns are, by their headings. The latest of each heading counts, and the oldest are forgotten first',
    body: z.strictObject({ columns: rememberedColumns.check(z.maxLength(importLimits.columns)) }),
    response: z.object({ columns: rememberedColumns }),
  },
} as const satisfies Routes;
