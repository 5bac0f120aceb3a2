import { isFromCustomer } from '#contract/cards/confirmed-from';
import type { CardContent } from '#contract/cards/card';
import { proofAlphabet } from '#contract/site/proof-number';
import { fieldEntries, textsOf, type FieldName } from '#contract/reference/field-values';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { PermissionPart } from '#contract/permission/parts';
import { publishedChannels, type PermissionEntry } from '#contract/resources/permission';
import type { Subject } from '#contract/rules/choices';
import { hashOf } from '../shared/data/hash.ts';

/** The certificate of a reference says this. After a withdrawal it names nobody any more. */
export interface Proof {
  referenceId: string;
  number: string;
  state: 'valid' | 'changed' | 'partial' | 'withdrawn';
  at: string;
  expiresOn?: string | undefined;
  fingerprint: string;
  endedAt?: string;
  by?: { name?: string | undefined; jobTitle?: string | undefined } & Partial<PermissionEntry['confirmer']>;
  company?: string | undefined;
  logo?: string | undefined;
  title?: string | undefined;
  words?: number;
  parts?: ProofPart[];
  differs?: { part: ProofPart['part']; before: string; after: string }[];
}

export interface ProofPart {
  part: Subject | 'figures';
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
  current: CardContent;
  /** The card that the page shows, if any. */
  page: CardContent | undefined;
  decisions: Record<Subject, Decided>;
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

/** The newest answer by link about the page is the one that counts. */
export function proofOf({
  entries,
  snapshots,
  current,
  page: shown,
  decisions,
}: Question): Proof | undefined {
  const grants = entries.filter((entry) => entry.referenceId === current.id && isProven(entry));
  const last = grants.at(-1);
  const approved = snapshots.get(last?.snapshot ?? '');
  if (!last || !approved) return undefined;
  const { approvalId, snapshot, at, expiresOn, person, confirmer } = last;
  const granted = grants
    .filter((entry) => entry.approvalId === approvalId)
    .flatMap(({ subjects }) => subjects);
  const held = granted.filter((subject) => ['allowed', 'changed'].includes(decisions[subject].state));
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
  const isChanged = (subject: Subject) =>
    decisions[subject].state === 'changed' && decisions[subject].from === current;
  const changed = held.filter(isChanged);
  const isWhole = subjectsOf(shown ?? approved).every(has) && granted.every(has);
  const differs = differences(approved, current, changed);
  const isTheirs = isFromCustomer(confirmer?.from);
  return {
    ...about,
    state: changed.length > 0 ? 'changed' : isWhole && isTheirs ? 'valid' : 'partial',
    by: { ...confirmer, ...(has('person') && { name: person?.name, jobTitle: person?.jobTitle }) },
    company: has('name') ? approved.company : undefined,
    logo: has('logo') && !isChanged('logo') ? approved.logoImage : undefined,
    title: has('text') ? approved.title : undefined,
    words: has('text') ? wordsOf(approved) : 0,
    parts: partsOf(approved, { has, isChanged }, differs),
    differs,
  };
}

const wordsOf = ({ title, shortDescription = '', longDescription = '' }: CardContent) =>
  [title, shortDescription, longDescription].join(' ').split(/\s+/).filter(Boolean).length;

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
function differences(approved: CardContent, current: CardContent, changed: readonly Subject[]) {
  return fieldEntries.flatMap(([name, { subject = 'text', kind }]) => {
    const [before, after] = [approved, current].map((card) => textsOf(card[name]).join('\n'));
    if (!changed.includes(subject) || before === after || kind === 'image' || kind === 'link') return [];
    const part = name === 'figures' ? ('figures' as const) : subject;
    return [{ part, before: before!, after: after! }];
  });
}
