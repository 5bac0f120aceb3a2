import * as z from 'zod/mini';
import { timestamp } from '../primitives/schema.ts';
import { translatedFields } from '../reference/field-values.ts';

export const translationStatus = z.enum(['Draft', 'Ready']);

/** A list says this much of a translation. */
export const translationSummary = z.object({
  title: z.string(),
  status: translationStatus,
  version: z.number(),
  /** The name of the story in the address. */
  slug: z.optional(z.string()),
  /** The version of the original that was translated. */
  basedOn: z.number(),
  /** The fields of the original that have changed since. */
  changed: z.array(z.enum(translatedFields)),
  updatedAt: timestamp,
  updatedBy: z.string(),
});
export type TranslationSummary = z.output<typeof translationSummary>;
