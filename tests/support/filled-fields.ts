import {
  fieldNames,
  mapFields,
  type FieldKind,
  type FieldName,
  type FieldValues,
} from '#contract/reference-fields';

type Filled = (name: FieldName) => FieldValues[FieldName];

const values: Record<FieldKind, Filled> = {
  line: (name) => `The ${fieldNames[name]}`,
  text: (name) => `The ${fieldNames[name]}`,
  tags: () => ['one', 'two'],
  month: () => '2026-03',
  image: (name) => `https://pictures.example/${name}.webp`,
  link: (name) => `https://next.example/${name}`,
};

/** Every field of a reference, each with a value of its own. */
export const filledFields = mapFields(({ kind }, name) => values[kind](name)) as FieldValues;

/** What cards and pages show of that value. */
export const shownTexts = mapFields(({ kind }, name) =>
  kind === 'month' ? ['03/2026'] : [filledFields[name]].flat(),
);
