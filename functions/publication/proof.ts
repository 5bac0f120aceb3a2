import type { CardContent } from '#contract/cards/card';
import { inWords } from '#contract/reference/translate';
import type { Snapshot } from '#contract/resources/approval';
import { proofAlphabet } from '#contract/site/proof-number';
import { fieldEntries, textsOf, type FieldName } from '#contract/reference/field-values';
import { identifyingSubjects, subjectsOf } from '#contract/permission/subjects-of';
import { partsIn, type Parts } from '#contract/permission/places';
import type { PermissionPart } from '#contract/permission/parts';
import { publishedChannels, type PermissionEntry } from '#contract/resources/permission';
import type { Subject } from '#contract/rules/choices';
import type { Named } from '#contract/permission/tells-customer';
import { hashOf } from '../shared/data/hash.ts';
import type { StoredConfirmation } from './confirmation.ts';
import { textsWithout } from './anonymous.ts';

/** The certificate of a reference says this. After a withdrawal it names nobody any more. */
export interface Proof {
  referenceId: string;
  number: string;
  state: 'valid' | 'changed' | 'partial' | 'withdrawn';
  at: string;
  expiresOn?: string | undefined;
  fingerprint: string;
  /** The languages of the approved wordings, if there was more than the original's. */
  languages?: string[] | undefined;
  endedAt?: string;
  by?: { name?: string | undefined; jobTitle?: string | undefined } & Partial<PermissionEntry['confirmer']>;
  company?: string | undefined;
  logo?: string | undefined;
  title?: string | undefined;
  words?: number;
  parts?: ProofPart[];
  facts?: { name: WorkFact; text: string }[];
  /** The bytes that were hashed; only if all that they say may be public. */
  wording?: string | undefined;
  differs?: { part: ProofPart['part']; before: string; after: string }[];
}

const workFacts = [
  'projectDuration',
  'referenceType',
  'clientIndustry',
  'location',
  'environmentType',
] as const satisfies readonly FieldName[];
export type WorkFact = (typeof workFacts)[number];

export interface ProofPart {
  part: Exclude<Subject, 'value'> | 'figures';
  state: 'confirmed' | 'changed' | 'not';
  texts?: string[];
}

interface Decided {
  state: PermissionPart['state'];
  from?: CardContent;
  entry?: PermissionEntry;
}

interface Question {
  entries: readonly PermissionEntry[];
  snapshots: ReadonlyMap<string, CardContent>;
  texts?: ReadonlyMap<string, string> | undefined;
  current: CardContent;
  /** The card that the page shows, if any. */
  page: CardContent | undefined;
  decisions: Record<Subject, Decided>;
  differs: (approved: CardContent, subject: Subject) => boolean;
  customer: Named;
}

/** 40 bits of a hash. Two of a million numbers are the same with a probability of one half. */
export function proofNumber(approvalId: string): string {
  let bits = BigInt(`0x${hashOf('proof', approvalId).slice(0, 10)}`);
  let digits = '';
  for (let n = 0; n < 8; n += 1) {
    digits = proofAlphabet[Number(bits & 31n)]! + digits;
    bits >>= 5n;
  }
  return `RD-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

const [page] = publishedChannels;

export const isProven = ({ kind, method, channels, approvalId, snapshot }: PermissionEntry): boolean =>
  kind === 'granted' && method === 'link' && channels.includes(page!) && Boolean(approvalId && snapshot);

/** An answer that allows nothing on the page has no certificate, so its receipt has no number. */
export const certificateOf = (approvalId: string, allowed: readonly Parts[]): string | undefined =>
  partsIn(allowed, page!).length > 0 ? proofNumber(approvalId) : undefined;

/** The answer that confirms the card counts, or else the newest by link about the page. */
export function proofOf({
  entries,
  snapshots,
  texts,
  current: reference,
  page: shown,
  decisions,
  customer,
  differs: isOther,
}: Question): Proof | undefined {
  const isNamed = decisions.name.from !== undefined;
  const current = isNamed ? reference : textsWithout(reference, customer);
  const grants = entries.filter((entry) => entry.referenceId === current.id && isProven(entry));
  const mark = shown?.confirmed as StoredConfirmation | undefined;
  const marking = grants.find(({ id }) => id === mark?.entryId);
  const last = marking ?? grants.at(-1);
  const seen = snapshots.get(last?.snapshot ?? '');
  if (!last || !seen) return undefined;
  const approved = isNamed ? seen : textsWithout(seen, customer);
  const { approvalId, snapshot, at, expiresOn, person, confirmer, languages } = last;
  const granted = grants
    .filter((entry) => entry.approvalId === approvalId)
    .flatMap(({ subjects }) => subjects);
  const isTold = (subject: Subject) => isNamed || !identifyingSubjects.includes(subject);
  const held = granted.filter(
    (subject) => ['allowed', 'changed'].includes(decisions[subject].state) && isTold(subject),
  );
  const about = {
    referenceId: current.id,
    number: proofNumber(approvalId!),
    at,
    expiresOn,
    fingerprint: snapshot!,
  };
  if (held.length === 0) {
    const ends = entries.filter((entry) => entry.at >= at && entry.kind !== 'granted');
    return { ...about, state: 'withdrawn', endedAt: ends.at(-1)?.at ?? at };
  }
  const has = (subject: Subject) => held.includes(subject);
  // Another permission may allow what is shown now, which this answer did not confirm.
  const isChanged = (subject: Subject) => isOther(seen, subject) && decisions[subject].from === reference;
  const changed = held.filter(isChanged);
  const isWhole = marking !== undefined && granted.every(has);
  const differs = differences(approved, current, { changed, isNamed });
  return {
    ...about,
    languages,
    state: changed.length > 0 ? 'changed' : isWhole ? 'valid' : 'partial',
    by: {
      ...(isNamed ? confirmer : { from: confirmer?.from }),
      ...(has('person') && { name: person?.name, jobTitle: person?.jobTitle }),
    },
    company: has('name') && isNamed ? approved.company : undefined,
    logo: has('logo') && !isChanged('logo') ? approved.logoImage : undefined,
    title: (has('text') && approved.title) || undefined,
    words: has('text') ? wordsOf(approved) : 0,
    facts: has('text') ? factsOf(approved) : [],
    wording: isNamed ? bytesOf(texts?.get(snapshot!), has) : undefined,
    parts: partsOf(approved, { has, isChanged }, differs),
    differs,
  };
}

/** A translated story may hold a part that the original lacks. */
function bytesOf(text: string | undefined, has: (subject: Subject) => boolean): string | undefined {
  if (text === undefined) return undefined;
  const { card, translations = {} } = JSON.parse(text) as Snapshot;
  const wordings = [card, ...Object.values(translations).map((words) => inWords(card, words))];
  return wordings.every((one) => subjectsOf(one).every(has)) ? text : undefined;
}

const wordsOf = ({ title, shortDescription = '', longDescription = '' }: CardContent) =>
  [title, shortDescription, longDescription].join(' ').split(/\s+/).filter(Boolean).length;

const factsOf = (approved: CardContent) =>
  workFacts.flatMap((name) => textsOf(approved[name]).map((text) => ({ name, text })));

function partsOf(
  approved: CardContent,
  { has, isChanged }: Record<'has' | 'isChanged', (subject: Subject) => boolean>,
  differs: NonNullable<Proof['differs']>,
): ProofPart[] {
  const areFiguresChanged = differs.some(({ part }) => part === 'figures');
  const isStoryChanged = !areFiguresChanged || differs.some(({ part }) => part === 'text');
  const stateOf = (name: ProofPart['part'], subject: Subject) => {
    if (!has(subject)) return 'not';
    const own = name === 'figures' ? areFiguresChanged : name !== 'text' || isStoryChanged;
    return isChanged(subject) && own ? 'changed' : 'confirmed';
  };
  const part = (name: ProofPart['part'], subject: Subject, fields: FieldName[]): ProofPart[] => {
    const texts = fields.flatMap((field) => textsOf(approved[field]));
    const exists = subject === 'name' ? approved.company : texts.length > 0;
    if (!exists) return [];
    return [{ part: name, state: stateOf(name, subject), ...(has(subject) && { texts }) }];
  };
  return [
    ...part('name', 'name', []),
    ...part('logo', 'logo', ['logoImage']),
    ...part('text', 'text', ['title']),
    ...part('figures', 'text', ['figures']),
    ...part('quote', 'quote', ['quote']),
    ...part('person', 'person', ['quotePerson', 'quoteRole']),
    ...part('images', 'images', ['mainImage']),
  ];
}

/** The texts of both are public: the one was allowed, the other is shown. */
function differences(
  approved: CardContent,
  current: CardContent,
  { changed, isNamed }: { changed: readonly Subject[]; isNamed: boolean },
) {
  return fieldEntries.flatMap(([name, { subject = 'text', kind }]) => {
    const [before, after] = [approved, current].map((card) => textsOf(card[name]).join('\n'));
    if (!changed.includes(subject) || before === after || kind === 'image' || kind === 'link') return [];
    if (isNamed && name === 'alias') return [];
    const part = name === 'figures' ? ('figures' as const) : (subject as ProofPart['part']);
    return [{ part, before: before!, after: after! }];
  });
}
