import * as z from 'zod/mini';
import { line, imageInput, linkAddress, tags, text } from '../primitives/schema.ts';
import { limits } from '../rules/limits.ts';
import * as words from '#words/validation';
import { parseReferenceDate } from './date.ts';
import { fieldEntries, mapFields, type FieldName, type FieldsIn, type FieldValues } from './field-values.ts';
import type { FieldKind, KeyFigure, ReferenceField } from './fields.ts';
import { libraryPictures } from './plain-text.ts';

const checkedDate = z.pipe(
  z
    .nullable(
      line(40).check(
        z.refine((value) => value === '' || parseReferenceDate(value) !== undefined, {
          message: words.monthInvalid,
        }),
      ),
    )
    .check(z.describe('a month such as 2026-03 or 03/2026; null for none')),
  z.transform((value) => (value === null ? undefined : parseReferenceDate(value))),
);

const fewPictures = z.refine<string | undefined>(
  (story) => libraryPictures(story ?? '').length <= limits.storyPictures,
  words.storyPicturesTooMany(limits.storyPictures),
);

const figures = z.pipe(
  z
    .array(
      z.strictObject({
        value: line(16),
        unit: z.optional(line(limits.figureUnitLength)),
        label: line(limits.figureLabelLength),
      }),
    )
    .check(
      z.maxLength(limits.figures, words.figuresTooMany(limits.figures)),
      z.refine((list) => list.every((figure) => isBlank(figure) || (figure.value && figure.label)), {
        message: words.figureIncomplete,
      }),
    ),
  z.transform((list) => list.filter((figure) => !isBlank(figure))),
);

const isBlank = ({ value, unit, label }: KeyFigure) => !value && !unit && !label;

const schemas: { [Kind in FieldKind]: (field: Extract<ReferenceField, { kind: Kind }>) => z.ZodMiniType } = {
  line: ({ max }) => line(max),
  text: ({ max, markdown }) => (markdown ? text(max).check(fewPictures) : text(max)),
  tags: () => tags,
  month: () => checkedDate,
  image: () => imageInput,
  link: () => linkAddress,
  figures: () => figures,
};

type Part = 'attributes' | 'custom';
type SchemaOf<Name extends FieldName, Extra = never> = z.ZodMiniType<
  FieldValues[Name] | Extra,
  FieldValues[Name]
>;

/* @__NO_SIDE_EFFECTS__ */
export function shapeOf<In extends Part, Extra = never>(
  part: In,
  make: (field: ReferenceField) => z.ZodMiniType,
) {
  const inPart = fieldEntries.filter(([, { at }]) => at.startsWith(`${part}.`));
  const shape = inPart.map(([, field]) => [field.at.slice(part.length + 1), z.optional(make(field))]);
  return Object.fromEntries(shape) as {
    [Key in keyof FieldsIn<In>]: z.ZodMiniOptional<SchemaOf<Extract<FieldsIn<In>[Key], FieldName>, Extra>>;
  };
}

export const writtenField = (field: ReferenceField) =>
  (schemas[field.kind] as (field: ReferenceField) => z.ZodMiniType)(field);
export const stored = ({ kind }: ReferenceField): z.ZodMiniType =>
  kind === 'figures'
    ? z.array(z.object({ value: z.string(), unit: z.optional(z.string()), label: z.string() }))
    : z.string();

export const storedFields = mapFields((field) => z.optional(stored(field))) as {
  [Name in FieldName]: z.ZodMiniOptional<SchemaOf<Name>>;
};
