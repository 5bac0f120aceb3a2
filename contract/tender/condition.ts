import * as z from 'zod/mini';
import { cpv, region } from '../reference/fact-schemas.ts';
import {
  clientKinds,
  currencies,
  difficulties,
  factLimits,
  roles,
  sizeUnits,
  workKinds,
} from '../reference/facts.ts';
import { day, line } from '../primitives/schema.ts';
import { limits } from '../rules/limits.ts';
import { tenderLimits } from './limits.ts';
import * as words from '#words/facts';

const positive = z
  .number({ error: words.notNumber })
  .check(z.gt(0, words.tooSmall), z.lte(factLimits.amount, words.tooLarge));
const months = z.int().check(z.gte(1), z.lte(factLimits.months));

/* @__NO_SIDE_EFFECTS__ */
const any = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1, words.choiceUnknown), z.maxLength(tenderLimits.choices));

const wish = z.optional(z.boolean());

/* @__NO_SIDE_EFFECTS__ */
const within = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  wish,
  /** Before the deadline. A condition has either months or the first day. */
  months: z.optional(months),
  since: z.optional(day),
});

/* @__NO_SIDE_EFFECTS__ */
const oneOf = <Kind extends string, Item extends z.ZodMiniType>(kind: Kind, item: Item) => ({
  kind: z.literal(kind),
  wish,
  any: any(item),
});

const ended = within('ended');
const performed = within('performed');
const value = {
  kind: z.literal('value'),
  wish,
  of: z.enum(['contract', 'ours']),
  least: positive,
  currency: z.enum(currencies),
};
const size = { kind: z.literal('size'), wish, least: positive, unit: z.enum(sizeUnits) };
const role = oneOf('role', z.enum(roles));
const workKind = oneOf('workKind', z.enum(workKinds));
const clientKind = oneOf('clientKind', z.enum(clientKinds));
const difficulty = { kind: z.literal('difficulty'), wish, least: z.enum(difficulties) };
const codes = oneOf('cpv', cpv);
const regions = oneOf('region', region);
const tag = oneOf('tag', line(limits.tagLength, words.choiceUnknown));
const task = oneOf('task', line(factLimits.lineLength, words.choiceUnknown));
const type = oneOf('type', line(limits.nameLength, words.choiceUnknown));

const hasOneStart = z.refine<{ months?: number | undefined; since?: string | undefined }>(
  ({ months: before, since }) => (before === undefined) !== (since === undefined),
  { path: ['months'], message: words.windowUnclear },
);

/** A requirement asks this of each of its references. A wish only counts for the score. */
export const condition = z.discriminatedUnion('kind', [
  z.strictObject(ended).check(hasOneStart),
  z.strictObject(performed).check(hasOneStart),
  z.strictObject(value),
  z.strictObject(size),
  z.strictObject(role),
  z.strictObject(workKind),
  z.strictObject(clientKind),
  z.strictObject(difficulty),
  z.strictObject(codes),
  z.strictObject(regions),
  z.strictObject(tag),
  z.strictObject(type),
  z.strictObject(task),
]);
export type Condition = z.output<typeof condition>;

/** Unknown fields are dropped, because a later release may write more. */
export const storedCondition = z.discriminatedUnion('kind', [
  z.object(ended),
  z.object(performed),
  z.object(value),
  z.object(size),
  z.object(role),
  z.object(workKind),
  z.object(clientKind),
  z.object(difficulty),
  z.object(codes),
  z.object(regions),
  z.object(tag),
  z.object(type),
  z.object(task),
]);
