import * as z from 'zod/mini';
import { contentLanguage, id, line, text } from '../primitives/schema.ts';
import { chosenFacts, factLimits, factNames } from '../reference/facts.ts';
import * as fixed from '#words/fixed';
import { tenderLimits } from './limits.ts';
import { needId } from './need.ts';

/** They take the place of the reference's own texts in this tender, in files and on pages in this language. */
const ownWords = z.object({
  language: z.string(),
  tenderTitle: z.optional(z.string()),
  tenderText: z.optional(z.string()),
  ourPart: z.optional(z.string()),
});

/** A reference chosen for a tender, and the requirements that it answers. */
export const pick = z.object({
  referenceId: z.string(),
  needIds: z.array(z.string()),
  own: z.optional(ownWords),
  /** This tender does not name the customer, whatever the customer allows. */
  anonymous: z.optional(z.literal(true)),
  /** Internal facts that this tender tells. */
  told: z.optional(z.array(z.enum(chosenFacts))),
  /** Facts that this tender does not tell. */
  untold: z.optional(z.array(z.enum(factNames))),
});

/** Fields of a pick that are missing stay as they are; null removes the words of its own. */
export const sentPick = z.strictObject({
  referenceId: id(fixed.referenceIdInvalid),
  needIds: z._default(z.array(needId).check(z.maxLength(tenderLimits.needs)), []),
  own: z.optional(
    z.nullable(
      z.strictObject({
        language: contentLanguage,
        tenderTitle: z.optional(line(factLimits.titleLength)),
        tenderText: z.optional(text(factLimits.textLength)),
        ourPart: z.optional(text(factLimits.textLength)),
      }),
    ),
  ),
  anonymous: z.optional(z.boolean()),
  told: z.optional(z.array(z.enum(chosenFacts)).check(z.maxLength(chosenFacts.length))),
  untold: z.optional(z.array(z.enum(factNames)).check(z.maxLength(factNames.length))),
});
