import type { FieldKind } from '#contract/reference/fields';
import {
  textsOf,
  fieldNames,
  mapFields,
  type FieldName,
  type FieldValues,
} from '#contract/reference/field-values';

const figure = { value: '38', unit: 'percent', label: 'fewer calls' };

type Filled = (name: FieldName) => FieldValues[FieldName];

const values: Record<FieldKind, Filled> = {
  line: (name) => `The ${fieldNames[name]}`,
  text: (name) => `The ${fieldNames[name]}`,
  tags: () => ['one', 'two'],
  month: () => '2026-03',
  image: (name) => `https://pictures.example/${name}.webp`,
  link: (name) => `https://next.example/${name}`,
  figures: () => [figure],
};

export const filledFields = mapFields(({ kind }, name) => values[kind](name)) as FieldValues;

export const shownTexts = mapFields((_, name) => {
  if (name === 'referenceDate') return ['03/2026'];
  return name === 'figures' ? Object.values(figure) : textsOf(filledFields[name]);
});
