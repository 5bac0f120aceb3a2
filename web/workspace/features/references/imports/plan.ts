import { cut } from '#contract/primitives/characters';
import { plainText } from '#contract/reference/plain-text';
import { firstMonth, lastMonth, typedMonth } from '#contract/reference/facts';
import { fieldEntries, fieldsOf } from '#contract/reference/field-values';
import { writtenFacts } from '#contract/reference/fact-schemas';
import { writtenField } from '#contract/reference/field-schemas';
import type { Reference, referenceRoutes } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import { tooLong } from '#words/validation';
import { language } from '#words/language';
import { factsOf } from './facts-of.ts';
import type { ImportField } from './reading/column-names.ts';
import { customerKey, findTwins } from './reading/find-alike.ts';
import { fold } from './reading/fold.ts';
import type { Candidate } from './reading/read-candidates.ts';

/** The fields of a table that a reference has room for. */
export const importedFields = [
  'title',
  'customer',
  'externalId',
  'type',
  'industry',
  'location',
  'region',
  'start',
  'end',
  'value',
  'share',
  'role',
  'size',
  'unit',
  'cpv',
  'contact',
  'phone',
  'email',
  'permission',
  'description',
  'outcomes',
  'quote',
  'quotePerson',
  'tags',
  'note',
] as const satisfies readonly ImportField[];
export type ImportedField = (typeof importedFields)[number];

export const isImported = (field: ImportField | undefined): field is ImportedField =>
  importedFields.some((one) => one === field);

type Body = Sent<typeof referenceRoutes.createReference>;

/** It says what a candidate becomes. `here` is in the organization already, and `twin` stands in the file twice. */
export interface PlannedRow {
  candidate: Candidate;
  state: 'new' | 'here' | 'twin' | 'refused';
  /** The reference that seems to be the same. */
  known?: Reference;
  /** Why it is refused, or what was doubtful in its cells. */
  remarks: string[];
}

/** By the key of the name in the file: a customer that is here already, or the name of one to make. */
export type ChosenCustomers = ReadonlyMap<string, { id: string } | { name: string }>;

export const keyOf = ({ candidate: { worksheet, row } }: PlannedRow): string => `${row}#${worksheet}`;

interface Around {
  references: readonly Reference[];
  customers: ChosenCustomers;
}

export function planRows(candidates: Candidate[], { references, customers }: Around): PlannedRow[] {
  const byNumber = new Map(references.map((one) => [one.externalId, one]));
  const byTitle = new Map(references.map((one) => [titleKey(one.name, one.attributes.customerId), one]));
  const twins = new Set(findTwins(candidates).map(({ second }) => second));
  return candidates.map((candidate): PlannedRow => {
    const { title = '', customer = '', externalId } = candidate.texts;
    const chosen = customers.get(customerKey(customer));
    const known =
      (externalId && byNumber.get(externalId)) ||
      (chosen && 'id' in chosen && byTitle.get(titleKey(title, chosen.id)));
    const refusal = whyRefused(candidate);
    const remarks = refusal ? [refusal] : remarksOn(candidate);
    if (refusal) return { candidate, state: 'refused', remarks };
    if (known) return { candidate, state: 'here', known, remarks };
    return { candidate, state: twins.has(candidate) ? 'twin' : 'new', remarks };
  });
}

const titleKey = (title: string, customerId: string): string => `${fold(title)}\n${customerId}`;

function whyRefused(candidate: Candidate): string | undefined {
  if (!candidate.texts.title) return words.marks.titleMissing;
  if (!candidate.texts.customer) return words.marks.customerMissing;
  const { externalId = '' } = candidate.texts;
  if (externalId.length > limits.externalIdLength) return tooLong(limits.externalIdLength);
  const { attributes, custom = {}, name, tags = [], facts = {} } = bodyOf(candidate, '');
  const values = fieldsOf({ name, tags, attributes, custom });
  const issues = fieldEntries.flatMap(([field, schema]) => {
    const value = values[field];
    return value === undefined ? [] : (writtenField(schema).safeParse(value).error?.issues ?? []);
  });
  return (issues[0] ?? writtenFacts.safeParse(facts).error?.issues[0])?.message;
}

const remarksOn = ({ marks, isHidden }: Candidate): string[] => [
  ...(isHidden ? [words.hiddenRow] : []),
  ...marks
    .filter(({ field }) => isImported(field))
    .map(({ field, mark, words: cell }) => {
      const isCut = mark === 'tooLong' && (field === 'description' || field === 'note');
      return words.remark(words.fields[field], cell, isCut ? words.cutShort : words.marks[mark]);
    }),
];

/** A longer text becomes the long description, and its first sentences the short one. */
const shortLength = 400;

export function bodyOf(
  candidate: Candidate,
  customerId: string,
  sizeLabel: string = words.fields.size,
): Body {
  const { title = '', type, industry, location, region, outcomes, quote, quotePerson } = candidate.texts;
  const { description = '', externalId, tags = '' } = candidate.texts;
  const { start, end, isOngoing, size } = candidate;
  const facts = factsOf(candidate);
  const isLong = description.length > shortLength;
  const date = isOngoing ? start && firstMonth(start) : end ? lastMonth(end) : start && firstMonth(start);
  const figure = size && {
    value: size.amount.toLocaleString(language),
    unit: cut(size.unit ?? '', limits.figureUnitLength),
    label: cut(sizeLabel, limits.figureLabelLength),
  };
  return {
    name: title,
    status: 'Draft',
    ...(externalId && { externalId }),
    tags: tags.split(/[,;\n]/).flatMap((tag) => tag.trim() || []),
    attributes: {
      customerId,
      ...(type && { referenceType: type }),
      ...(date && { referenceDate: date }),
      ...(description && {
        description: isLong ? sentences(plainText(description), shortLength) : description,
      }),
      ...(isLong && { longDescription: sentences(description, limits.longDescriptionLength) }),
    },
    ...(Object.keys(facts).length > 0 && { facts }),
    custom: {
      ...((location || region) && { projectLocation: [location, region].filter(Boolean).join(', ') }),
      ...(start && { projectDuration: periodOf(candidate) }),
      ...(industry && { clientIndustry: industry }),
      ...(outcomes && { outcomes }),
      ...(quote && { quote }),
      ...(quotePerson && { quotePerson }),
      ...(figure && { figures: [figure] }),
    },
  };
}

/** Returns the whole sentences that fit, or the words that fit where the first sentence is longer. */
function sentences(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = cut(text, max);
  const ends = [...room.matchAll(/[.!?…](?=\s|$)/g)];
  const end = ends.at(-1)?.index;
  if (end !== undefined) return room.slice(0, end + 1);
  return `${room.slice(0, Math.max(room.lastIndexOf(' ', max - 2), 1))}…`;
}

/** Such as 3/2021–9/2022. A year that stood alone stays one. */
export function periodOf({ start = '', end = '', isOngoing }: Candidate): string {
  const from = typedMonth(start);
  const to = isOngoing ? '' : typedMonth(end);
  if (isOngoing) return `${from}–`;
  return to && to !== from ? `${from}–${to}` : from;
}
