import * as z from 'zod/mini';
import { rounded } from '../primitives/rounded.ts';
import { id, line, text } from '../primitives/schema.ts';
import { currencies } from '../reference/facts.ts';
import { limits } from '../rules/limits.ts';
import { tenderLimits } from './limits.ts';
import { lossReasons, verdicts } from './outcome-choices.ts';
import { decidedStatuses } from './status.ts';
import { referenceIdInvalid } from '#words/fixed';
import * as words from '#words/tender-fields';

const optionalText = z.optional(z.string());

/** How the buyer decided. */
export const outcome = z.object({
  /** Our offer had the first number, and the best offer the second. */
  points: z.optional(z.object({ ours: z.optional(z.number()), best: z.optional(z.number()) })),
  price: z.optional(
    z.object({ ours: z.optional(z.number()), winning: z.optional(z.number()), currency: z.string() }),
  ),
  winner: optionalText,
  reasons: z.array(z.enum(lossReasons)),
  references: z.array(z.object({ referenceId: z.string(), verdict: z.enum(verdicts), why: optionalText })),
  note: optionalText,
});
export type Outcome = z.output<typeof outcome>;

const mostPoints = 10_000;
const mostMoney = 1_000_000_000_000;
const between = (most: number, invalid: string) =>
  z.optional(z.number(invalid).check(rounded(), z.gte(0, invalid), z.lte(most, invalid)));

export const saveOutcomeBody = z.strictObject({
  version: z.optional(z.int().check(z.gte(1))),
  status: z.enum(decidedStatuses),
  points: z.optional(
    z.strictObject({
      ours: between(mostPoints, words.pointsInvalid),
      best: between(mostPoints, words.pointsInvalid),
    }),
  ),
  price: z.optional(
    z.strictObject({
      ours: between(mostMoney, words.priceInvalid),
      winning: between(mostMoney, words.priceInvalid),
      currency: z.enum(currencies),
    }),
  ),
  winner: z.optional(line(limits.nameLength)),
  reasons: z._default(z.array(z.enum(lossReasons)).check(z.maxLength(lossReasons.length)), []),
  references: z._default(
    z
      .array(
        z.strictObject({
          referenceId: id(referenceIdInvalid),
          verdict: z.enum(verdicts),
          why: z.optional(line(limits.nameLength)),
        }),
      )
      .check(z.maxLength(tenderLimits.picks)),
    [],
  ),
  note: z.optional(text(tenderLimits.noteLength)),
});
