import { cut } from '#contract/primitives/characters';
import { writtenFacts } from '#contract/reference/fact-schemas';
import {
  factLimits,
  typedMonth,
  type FactName,
  type FactValues,
  type Money,
} from '#contract/reference/facts';
import { writtenField } from '#contract/reference/field-schemas';
import {
  fieldEntries,
  fieldsOf,
  textsOf,
  type FieldedRecord,
  type FieldName,
  type FieldValues,
} from '#contract/reference/field-values';
import { referenceFields, type KeyFigure } from '#contract/reference/fields';
import { limits } from '#contract/rules/limits';
import * as factWords from '#words/told-facts';
import { language } from '#words/language';

/** A reference or a row of a file says this. */
export interface Content {
  fields: Partial<FieldValues>;
  facts: FactValues;
}

export interface Change {
  label: string;
  old: string;
  now: string;
}

/** The value is as the server will store it, so that a file that is brought in again differs in nothing. */
export function contentOf(record: FieldedRecord, facts: FactValues = {}): Content {
  const values = fieldsOf(record);
  const fields = fieldEntries.flatMap(([name, schema]) => {
    const value = values[name];
    const { data } = isEmpty(value) ? {} : writtenField(schema).safeParse(value);
    return data === undefined ? [] : [[name, data]];
  });
  return {
    fields: Object.fromEntries(fields) as Content['fields'],
    facts: writtenFacts.safeParse(facts).data ?? facts,
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (value as []).length === 0;

/** What a row leaves empty stays, and lists get what they lack. */
export function mergedWith(before: Content, { fields, facts }: Content): Content {
  const { tags = [], figures = [], shortDescription, longDescription } = before.fields;
  // The short text of a table with long ones was cut from them, so one that is here says more.
  const isCut = fields.longDescription !== undefined && shortDescription !== undefined;
  // A short text of a table without long ones is the whole of it.
  const isWhole = longDescription !== undefined && fields.shortDescription === longDescription;
  // An import put pictures below the text, which stays the same.
  const isContinued =
    fields.longDescription !== undefined && longDescription?.startsWith(`${fields.longDescription}\n\n![`);
  const { shortDescription: _cut, ...others } = fields;
  const now: Content['fields'] = {
    ...before.fields,
    ...(isCut || isWhole ? others : fields),
    ...(isContinued && { longDescription }),
    ...(fields.tags && { tags: [...new Set([...tags, ...fields.tags])] }),
    ...(fields.figures && { figures: mergedFigures(figures, fields.figures) }),
  };
  return { fields: now, facts: mergedFacts(before.facts, facts) };
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The figure of a size is written anew where its number has changed, not where another language groups its digits. */
function mergedFigures(known: KeyFigure[], found: KeyFigure[]): KeyFigure[] {
  const figures = known.map((one) => {
    const other = found.find(({ label }) => label === one.label);
    const isSame =
      other && digits(other.value) === digits(one.value) && (other.unit ?? '') === (one.unit ?? '');
    return other && !isSame ? other : one;
  });
  const added = found.filter(({ label }) => !known.some((one) => one.label === label));
  return [...figures, ...added].slice(0, limits.figures);
}

function mergedFacts(before: FactValues, facts: FactValues): FactValues {
  const union = (one: string[] = [], other: string[] = []) => [...new Set([...one, ...other])];
  const { sizes = [], cpv, regions, internalNote = '', ...rest } = facts;
  const { endedOn, ongoing, ...known } = before;
  const lines = internalNote.split('\n').filter((line) => !(before.internalNote ?? '').includes(line));
  const kept = (before.sizes ?? []).map((one) => sizes.find(({ unit }) => unit === one.unit) ?? one);
  const added = sizes.filter(({ unit }) => !kept.some((one) => one.unit === unit));
  const now: FactValues = {
    ...known,
    // A project that has ended does not go on.
    ...(!facts.ongoing && { endedOn }),
    ...(!facts.endedOn && { ongoing }),
    ...rest,
    sizes: [...kept, ...added].slice(0, factLimits.sizes),
    cpv: union(before.cpv, cpv).slice(0, factLimits.codes),
    regions: union(before.regions, regions).slice(0, factLimits.codes),
    internalNote: cut([before.internalNote, ...lines].filter(Boolean).join('\n'), factLimits.textLength),
  };
  return writtenFacts.safeParse(now).data ?? now;
}

/** The fields of which `now` has other values. */
export function differing(before: Content, now: Content): Content['fields'] {
  const fields = Object.entries(now.fields) as [FieldName, FieldValues[FieldName]][];
  const other = fields.filter(([name, value]) => shown(value) !== shown(before.fields[name]));
  return Object.fromEntries(other) as Content['fields'];
}

export const haveChanged = (before: FactValues, now: FactValues): boolean =>
  factNames(before, now).some((name) => factText(name, before) !== factText(name, now));

export const changesBetween = (before: Content, now: Content): Change[] => [
  ...(Object.keys(differing(before, now)) as FieldName[]).map((name) => ({
    label: referenceFields[name].label,
    old: shown(before.fields[name]),
    now: shown(now.fields[name]),
  })),
  ...factNames(before.facts, now.facts)
    .map((name) => ({
      label: factWords.labels[name],
      old: factText(name, before.facts),
      now: factText(name, now.facts),
    }))
    .filter((change) => change.old !== change.now),
];

const shown = (value: FieldValues[FieldName] | undefined): string => textsOf(value).join(', ');

const factNames = (...all: FactValues[]) => [...new Set(all.flatMap(Object.keys))] as FactName[];

const texts: { [Name in FactName]?: (value: never) => string } = {
  contractValue: (value: Money) =>
    [
      value.about && factWords.about,
      value.amount.toLocaleString(language),
      value.currency,
      value.vat && factWords.vatKinds[value.vat],
    ]
      .filter(Boolean)
      .join(' '),
  ourShare: (value: number) => `${value} %`,
  sizes: (value: NonNullable<FactValues['sizes']>) =>
    value.map(({ amount, unit }) => `${amount.toLocaleString(language)} ${unit}`).join(', '),
  ongoing: () => factWords.yes,
  startedOn: typedMonth,
  endedOn: typedMonth,
  role: (value: keyof typeof factWords.roles) => factWords.roles[value],
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Facts that no table has stay as they are, so what they look like does not matter. */
function factText(name: FactName, facts: FactValues): string {
  const value = facts[name];
  if (value === undefined) return '';
  const text = texts[name] as ((value: unknown) => string) | undefined;
  if (text) return text(value);
  return typeof value === 'string' ? value : isTexts(value) ? value.join(', ') : JSON.stringify(value);
}
