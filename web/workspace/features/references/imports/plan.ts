import { writtenFacts } from '#contract/reference/fact-schemas';
import type { Facts } from '#contract/reference/fact-schemas';
import { fieldEntries, fieldsOf } from '#contract/reference/field-values';
import { writtenField } from '#contract/reference/field-schemas';
import type { Reference } from '#contract/resources/reference';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import { tooLong } from '#words/validation';
import { bodyOf } from './body-of.ts';
import { changesBetween, contentOf, mergedWith, type Change, type Content } from './changes.ts';
import type { Doubt } from './reading/cell.ts';
import { customerKey } from './reading/find-alike.ts';
import { Projects, type FoundProject } from './reading/find-projects.ts';
import type { Candidate } from './reading/read-candidates.ts';

/** It is no reference, unless somebody says so. */
const unlikely = new Set<Doubt>(['thin', 'split', 'unpublished']);

const isUnlikely = ({ about }: Candidate): boolean => about.doubts.some((doubt) => unlikely.has(doubt));

export type Choice = 'make' | 'update' | 'leave';

/** Says what becomes of a row. A `twin` seems to be another row of the file, or a reference that is here; an `unlikely` one seems to be none. */
export interface PlannedRow {
  candidate: Candidate;
  state: 'new' | 'changed' | 'same' | 'twin' | 'unlikely' | 'refused';
  /** The reference that seems to be the same. */
  known?: Reference;
  /** The earlier row of the file that seems to be the same. */
  first?: Candidate;
  /** An update changes these. */
  changes: Change[];
  choices: readonly Choice[];
  proposed: Choice;
  /** Why it cannot be brought in. */
  refusal?: string;
  /** Each says what was doubtful in its cells. */
  remarks: string[];
}

/** By the key of the name in the file: a customer that is here already, or the name of one to make. */
export type ChosenCustomers = ReadonlyMap<string, { id: string } | { name: string }>;

/** By this key the customer of a row is chosen. An archive says itself which of its references have the same one. */
export const customerKeyOf = ({ about, texts }: Pick<Candidate, 'about' | 'texts'>): string =>
  about.record?.customerId ?? customerKey(texts.customer ?? '');

export const keyOf = ({ candidate: { worksheet, row } }: Pick<PlannedRow, 'candidate'>): string =>
  `${row}#${worksheet}`;

export interface Around {
  references: readonly Reference[];
  customers: ChosenCustomers;
  /** By the id of a customer. */
  names: ReadonlyMap<string, string>;
  /** By the id of a reference. */
  facts: ReadonlyMap<string, Facts>;
  /** The headings of the sizes, by worksheet. */
  sizeLabels: ReadonlyMap<string, string>;
}

type Found = FoundProject<Reference | Candidate>;

/** Each candidate may seem to be a reference that is here, or an earlier row of the file. */
export function findTwins(
  candidates: readonly Candidate[],
  { references, customers, names }: Pick<Around, 'references' | 'customers' | 'names'>,
): Map<Candidate, Found> {
  const projects = new Projects<Reference | Candidate>();
  const byRecord = new Map(references.map((one) => [one.origin?.recordId, one]));
  for (const one of references) {
    const { customerId, referenceDate } = one.attributes;
    const customer = names.get(customerId) ?? '';
    projects.add(one, { number: one.externalId, title: one.name, customer, date: referenceDate });
  }
  const twins = new Map<Candidate, Found>();
  for (const one of candidates) {
    const { externalId, title, customer } = one.texts;
    if (!title || !customer) continue;
    const chosen = customers.get(customerKeyOf(one));
    const name = chosen && ('id' in chosen ? names.get(chosen.id) : chosen.name);
    const project = { number: externalId, title, customer: name ?? customer, date: one.end ?? one.start };
    const { record } = one.about;
    const same = record && byRecord.get(record.id);
    const found = same ? { of: same, by: 'record' as const } : projects.find(project);
    if (found && (!record || isTwinOfRecord(found))) twins.set(one, found);
    if (!record && !isUnlikely(one)) projects.add(one, project);
  }
  return twins;
}

/** Records of an archive are different ones, however much they are alike. */
const isTwinOfRecord = ({ of, by }: Found): boolean =>
  by === 'record' || by === 'number' || (by === 'title' && isReference(of) && !of.origin?.recordId);

export const isReference = (one: Reference | Candidate): one is Reference => 'id' in one;

export function planRows(candidates: readonly Candidate[], around: Around): PlannedRow[] {
  const refusals = new Map(candidates.map((one) => [one, whyRefused(one)]));
  const possible = candidates.filter((one) => refusals.get(one) === undefined);
  const twins = findTwins(possible, around);
  const rows = candidates.map((candidate): PlannedRow => {
    const refusal = refusals.get(candidate);
    const nothing = { candidate, changes: [], choices: ['leave'], proposed: 'leave' } as const;
    const doubted = isUnlikely(candidate);
    const doubts = candidate.about.doubts.map((doubt) => words.doubts[doubt]);
    if (refusal)
      return {
        ...nothing,
        changes: [],
        state: doubted ? 'unlikely' : 'refused',
        refusal,
        remarks: doubts,
      };
    const remarks = [...doubts, ...remarksOn(candidate)];
    const twin = twins.get(candidate);
    if (!twin)
      return {
        ...nothing,
        changes: [],
        state: doubted ? 'unlikely' : 'new',
        choices: ['make', 'leave'],
        proposed: doubted ? 'leave' : 'make',
        remarks,
      };
    if (candidate.about.record) return { ...nothing, ...planRecord(twin), remarks };
    return {
      ...planTwin(candidate, twin, around),
      remarks: [...remarks, ...remarksOnTwin(candidate, twin, around)],
    };
  });
  return rows.map((row) => (row.proposed === 'update' && isDone(row, rows, around) ? asSame(row) : row));
}

/** The rows of a project may contradict each other, and the reference is what they made together before. */
function isDone({ known }: PlannedRow, rows: readonly PlannedRow[], around: Around): boolean {
  const number = known?.externalId;
  const together = rows.filter((row) => row.known === known && row.candidate.texts.externalId === number);
  if (!known || together.length === 1) return false;
  const before = knownContent(known, around);
  const after = together.reduce(
    (all, { candidate }) => mergedWith(all, contentOfRow(candidate, around)),
    before,
  );
  return changesBetween(before, after).length === 0;
}

const asSame = (row: PlannedRow): PlannedRow => ({
  ...row,
  state: 'same',
  changes: [],
  choices: ['leave'],
  proposed: 'leave',
});

/** An archive changes nothing that is here. */
const planRecord = ({ of, by }: Found): Pick<PlannedRow, 'known' | 'state' | 'choices' | 'changes'> => ({
  known: of as Reference,
  state: by === 'record' ? 'same' : 'twin',
  choices: by === 'title' ? ['make', 'leave'] : ['leave'],
  changes: [],
});

function planTwin(candidate: Candidate, { of, by }: Found, around: Around): Omit<PlannedRow, 'remarks'> {
  const known = isReference(of) ? of : undefined;
  const before = known ? knownContent(known, around) : contentOfRow(of as Candidate, around);
  const now = mergedWith(before, contentOfRow(candidate, around));
  const contact = known && newContact(candidate, known, around);
  const changes = [...changesBetween(before, now), ...(contact ? [contact] : [])];
  const isSame = changes.length === 0;
  // Two references cannot have the same number.
  const choices: Choice[] = [
    ...(isSame ? [] : ['update' as const]),
    ...(by === 'number' ? [] : ['make' as const]),
    'leave',
  ];
  // What is public changes only where somebody says so.
  const proposesUpdate = by === 'number' && !isSame && known?.status !== 'Published';
  return {
    candidate,
    ...(known ? { known } : { first: of as Candidate }),
    state: known && isSame ? 'same' : known && by === 'number' ? 'changed' : 'twin',
    changes,
    choices,
    proposed: proposesUpdate ? 'update' : 'leave',
  };
}

export const knownContent = (known: Reference, { facts }: Pick<Around, 'facts'>): Content => ({
  fields: contentOf(known).fields,
  facts: facts.get(known.id)?.values ?? {},
});

export function contentOfRow(candidate: Candidate, { sizeLabels }: Pick<Around, 'sizeLabels'>): Content {
  const {
    name,
    tags = [],
    attributes,
    custom = {},
    facts,
  } = bodyOf(candidate, '', sizeLabels.get(candidate.worksheet));
  return contentOf({ name, tags, attributes, custom }, facts);
}

/** A reference that has a contact for buyers keeps it. */
function newContact({ contact, texts }: Candidate, known: Reference, around: Around): Change | undefined {
  const isOurs = isSameCustomer(texts.customer, known, around);
  if (!contact.email || !isOurs || around.facts.get(known.id)?.values.clientContact) return undefined;
  return {
    label: words.fields.contact,
    old: '',
    now: [contact.name, contact.email].filter(Boolean).join(', '),
  };
}

export function isSameCustomer(
  name: string | undefined,
  known: Reference,
  { customers }: Pick<Around, 'customers'>,
) {
  const chosen = customers.get(customerKey(name ?? ''));
  return chosen !== undefined && 'id' in chosen && chosen.id === known.attributes.customerId;
}

function remarksOnTwin({ texts }: Candidate, { of }: Found, around: Around): string[] {
  if (!isReference(of)) return [];
  const { customer = '', externalId } = texts;
  return [
    ...(of.status === 'Published' ? [words.isPublished] : []),
    ...(isSameCustomer(customer, of, around) ? [] : [words.otherCustomer(customer)]),
    ...(externalId && externalId !== of.externalId ? [words.otherNumber(externalId)] : []),
  ];
}

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
  ...marks.map(({ field, mark, words: cell, isLost }) => {
    const isCut = mark === 'tooLong' && (field === 'description' || field === 'note');
    const why = isCut ? words.cutShort : words.marks[mark];
    return words.remark(words.fields[field], cell, isLost ? `${why}. ${words.toNote}` : why);
  }),
];
