import { isColor } from '#contract/primitives/characters';

/** Compares values as the server stores them: surrounding space, the notation of a color and the order of settings do not count. */
export const sameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  if (isColor(value)) return value.toLowerCase();
  return typeof value === 'string' ? value.trim() : JSON.stringify(value, sortedKeys);
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value;

export function differingFields<Values extends object>(
  one: Values,
  other: Values,
  same: (one: unknown, other: unknown) => boolean = sameValue,
): (keyof Values & string)[] {
  const fields = Object.keys(one) as (keyof Values & string)[];
  return fields.filter((field) => !same(one[field], other[field]));
}

export const sameValues = <Values extends object>(one: Values, other: Values): boolean =>
  differingFields(one, other).length === 0;

/** Puts my edited fields on top of their version. `asSaved` removes differences that a save would not store. */
export function mergeOver<Values extends object>(
  theirs: Values,
  base: Values,
  mine: Values,
  asSaved = (values: Values) => values,
): Values {
  const stored = asSaved(mine);
  return { ...theirs, ...pick(stored, differingFields(stored, asSaved(base))) };
}

export function typedSince<Values extends object>(sent: Values, now: Values): Partial<Values> {
  return pick(now, differingFields(now, sent, identical));
}

const identical = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function pick<Values extends object>(values: Values, fields: readonly (keyof Values)[]) {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}
