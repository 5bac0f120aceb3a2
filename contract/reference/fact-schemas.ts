import * as z from 'zod/mini';
import { rounded } from '../primitives/rounded.ts';
import { byLanguage, isId, line, text } from '../primitives/schema.ts';
import * as words from '#words/facts';
import { idInvalid } from '#words/validation';
import { parseReferenceDate } from './date.ts';
import {
  currencies,
  factEntries,
  factFields,
  factLimits,
  factNames,
  factTexts,
  firstMonth,
  lastMonth,
  sizeUnits,
  vatKinds,
  type FactField,
  type FactKind,
  type FactValues,
} from './facts.ts';

const least0 = z.gte(0, words.negative);
const amount = z
  .number({ error: words.notNumber })
  .check(rounded(), least0, z.lte(factLimits.amount, words.tooLarge));

const month = z.pipe(
  line(40).check(z.refine((value) => value === '' || monthOf(value) !== undefined, words.monthInvalid)),
  z.transform((value) => monthOf(value) ?? ''),
);

/** Only the year may be known. */
const monthOf = (value: string): string | undefined =>
  /^(19|20|21)\d\d$/.test(value) ? value : parseReferenceDate(value);

/** The check digit behind the eight is not kept. */
export const cpv = z.pipe(
  line(20).check(z.refine((value) => /^\d{8}(-\d)?$/.test(value), words.cpvInvalid)),
  z.transform((value) => value.slice(0, 8)),
);

/** The codes of Finnish regions changed with NUTS 2024. */
const regionsSince2024: Record<string, string> = {
  FI193: 'FI198',
  FI194: 'FI199',
  FI195: 'FI19A',
  FI197: 'FI19B',
  FI1C3: 'FI1C6',
  FI1C4: 'FI1C7',
  FI1D1: 'FI1DA',
  FI1D2: 'FI1DB',
  FI1D3: 'FI1DC',
};

export const region = z.pipe(
  line(10).check(
    z.toUpperCase(),
    z.refine((value) => /^[A-Z]{2}[0-9A-Z]{0,3}$/.test(value), words.regionInvalid),
  ),
  z.transform((value) => regionsSince2024[value] ?? value),
);

/* @__NO_SIDE_EFFECTS__ */
const few = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most, words.tooMany(most)));

const money = z.strictObject({
  amount,
  currency: z.enum(currencies),
  vat: z.optional(z.enum(vatKinds)),
  about: z.optional(z.boolean()),
});
const size = z.strictObject({ amount, unit: z.enum(sizeUnits, words.unitUnknown) });
const person = z.strictObject({
  name: line(factLimits.personLength, words.personMissing),
  task: line(factLimits.lineLength),
  months: z.optional(z.int().check(least0, z.lte(factLimits.months, words.tooLarge))),
});

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

const written = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Values;

const schemas: { [Kind in FactKind]: (field: Extract<FactField, { kind: Kind }>) => z.ZodMiniType } = {
  line: ({ max }) => line(max),
  text: ({ max }) => text(max),
  month: () => month,
  contact: () => line(40).check(z.refine((value) => value === '' || isId(value), idInvalid)),
  choice: ({ choices }) => z.enum(['', ...choices], words.choiceUnknown),
  money: () => money,
  percent: () =>
    z.number({ error: words.notNumber }).check(rounded(), least0, z.lte(100, words.shareTooLarge)),
  yes: () => z.boolean(),
  sizes: () => few(size, factLimits.sizes),
  cpv: () => few(cpv, factLimits.codes),
  regions: () => few(region, factLimits.codes),
  people: () => few(person, factLimits.people),
  names: () => few(z.enum(factNames), factNames.length),
  translations: () =>
    z.pipe(
      byLanguage(Object.fromEntries(factTexts.map((name) => [name, z.optional(textSchema(name))]))),
      z.transform((texts = {}) =>
        written(Object.fromEntries(Object.entries(texts).map(([code, own]) => [code, written(own)]))),
      ),
    ),
};

const textSchema = (name: (typeof factTexts)[number]) =>
  factFields[name].kind === 'line' ? line(factFields[name].max) : text(factFields[name].max);

const shape = Object.fromEntries(
  factEntries.map(([name, field]) => [
    name,
    z.optional((schemas[field.kind] as (field: FactField) => z.ZodMiniType)(field)),
  ]),
) as { [Name in keyof FactValues]-?: z.ZodMiniOptional<z.ZodMiniType<FactValues[Name], FactValues[Name]>> };

/** Empty values are left out. */
export const writtenFacts = z.pipe(
  z.strictObject(shape).check(
    z.refine(({ ongoing, endedOn }) => !(ongoing && endedOn), { path: ['endedOn'], message: words.goesOn }),
    z.refine(
      ({ startedOn, endedOn }) => !startedOn || !endedOn || firstMonth(startedOn) <= lastMonth(endedOn),
      {
        path: ['endedOn'],
        message: words.endsBeforeStart,
      },
    ),
  ),
  z.transform((values): FactValues => written(values)),
);

const storedTexts = z.array(z.string());
const storedMoney = z.object({
  amount: z.number(),
  currency: z.string(),
  vat: z.optional(z.string()),
  about: z.optional(z.boolean()),
});

const stored: Record<FactKind, z.ZodMiniType> = {
  line: z.string(),
  text: z.string(),
  month: z.string(),
  contact: z.string(),
  choice: z.string(),
  money: storedMoney,
  percent: z.number(),
  yes: z.boolean(),
  sizes: z.array(z.object({ amount: z.number(), unit: z.string() })),
  cpv: storedTexts,
  regions: storedTexts,
  people: z.array(z.object({ name: z.string(), task: z.string(), months: z.optional(z.number()) })),
  names: storedTexts,
  translations: z.record(z.string(), z.record(z.string(), z.string())),
};

const storedValues = z.object(
  Object.fromEntries(factEntries.map(([name, { kind }]) => [name, z.optional(stored[kind])])),
) as unknown as z.ZodMiniType<FactValues, FactValues>;

/** The facts of one reference. Those that were never written have version 0. */
export const facts = z.object({
  referenceId: z.string(),
  version: z.number(),
  values: storedValues,
  /** An import wrote this version, over these values. */
  lastImport: z.optional(z.object({ importId: z.string(), before: storedValues })),
  /** When somebody last said that the facts are right, and who. */
  checkedAt: z.optional(z.string()),
  checkedBy: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  updatedBy: z.optional(z.string()),
});
export type Facts = z.output<typeof facts>;
