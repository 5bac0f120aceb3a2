import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';

export const handOffFormat = 'refdeck-translation';

/** One text for a translator: where it is shown, how long it may become, and what to keep. */
export const handOffText = z.object({
  id: z.string(),
  label: z.optional(z.string()),
  maxLength: z.optional(z.number()),
  note: z.optional(z.string()),
  source: z.string(),
  target: z.optional(z.string()),
});
export type HandOffText = z.output<typeof handOffText>;

/** A file for a translator, as JSON. XLIFF says the same. */
export const handOffFile = z.object({
  format: z.literal(handOffFormat),
  organization: z.string(),
  language: z.string(),
  references: z
    .array(
      z.object({
        id: z.string(),
        name: z.optional(z.string()),
        language: z.string(),
        /** The version of the original whose texts these are. */
        version: z.int().check(z.gte(1)),
        /** The version of the translation at that time; 0 when there was none. */
        translation: z.int().check(z.gte(0)),
        texts: z.array(handOffText).check(z.maxLength(limits.handOffTexts)),
      }),
    )
    .check(z.maxLength(limits.handOffReferences, `At most ${limits.handOffReferences} references`)),
});
export type HandOffFile = z.output<typeof handOffFile>;
export type HandOffReference = HandOffFile['references'][number];
