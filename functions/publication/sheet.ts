import canonicalize from 'canonicalize';
import type { CardContent } from '#contract/cards/card';
import type { ConfirmedFrom } from '#contract/cards/confirmed-from';
import { detailNames } from '#contract/reference/captions';
import type { DrawnField } from '#contract/reference/field-values';
import type { KeyFigure } from '#contract/reference/fields';
import { factsIn, factsWhere, type FactValues } from '#contract/reference/facts';
import { plainText } from '#contract/reference/plain-text';
import { inWords } from '#contract/reference/translate';
import type { Snapshot, ToldInTender } from '#contract/resources/approval';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Subject } from '#contract/rules/choices';
import { sha256 } from '../shared/data/hash.ts';
import type { BasedEntry } from './read-entries.ts';
import { storyWithout } from './story-parts.ts';
import { contactHash, inTender } from './told-in-tender.ts';

/** Exactly what one tender says about one reference, in words and numbers. Pictures are no part of it. */
export interface Sheet {
  language: string;
  /** Absent where the customer is not named. */
  customer?: string | undefined;
  alias?: string | undefined;
  title: string;
  lead?: string | undefined;
  story?: string | undefined;
  outcomes?: string | undefined;
  figures?: KeyFigure[] | undefined;
  quote?: { text: string; person?: string | undefined; role?: string | undefined } | undefined;
  details: { [Name in DrawnField | 'referenceType']?: string };
  facts: FactValues;
  contact?: ToldInTender['contact'];
}

/** A customer said this by link. The name is that of a person who may be named. */
export interface SheetConfirmation {
  at: string;
  by: { domain?: string | undefined; from?: ConfirmedFrom | undefined } & Partial<
    Record<'name' | 'jobTitle', string>
  >;
  /** SHA-256 (hex) of all that the customer saw. */
  approved: string;
}

interface Written {
  /** Canonical JSON (RFC 8785). */
  text: string;
  hash: string;
  subjects: Subject[];
  state: 'confirmed' | 'changed' | 'held';
  confirmation?: SheetConfirmation;
  until?: string;
  /** The contacts whom it names. */
  contactIds: string[];
}

const writtenSubjects = ['name', 'text', 'quote', 'person', 'value'] as const satisfies Subject[];

/** Returns the parts that the customer does not allow and without which there is no sheet. */
export function missingForSheet({ card, basis: { decisions } }: BasedEntry): Subject[] {
  const needed: Subject[] = card.company ? ['name', 'text'] : ['text'];
  return needed.filter((subject) => !isAllowed(decisions[subject].state));
}

export const isAllowed = (state: string): boolean => state === 'allowed' || state === 'changed';

/** A sheet holds only what the ledger allows, whatever the policy. */
export function writtenSheet(entry: BasedEntry, language: string): Written {
  const { card, facts, contact, said, basis } = entry;
  const { decisions, texts } = basis;
  const subjects = writtenSubjects.filter(
    (subject) => said.subjects.includes(subject) && isAllowed(decisions[subject].state),
  );
  const spoken = card.translatedFrom ? language : (card.language ?? language);
  const text = canonicalize(sheetOf({ card, facts, contact, language: spoken }, subjects))!;
  const entries = subjects.flatMap((subject) => decisions[subject].entry ?? []);
  const ends = entries.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
  const answer = answerOf(entries, subjects);
  const seen = texts?.get(answer?.snapshot ?? '');
  const approved = seen && sheetOfSnapshot(JSON.parse(seen) as Snapshot, { spoken, subjects, contact });
  const answered = approved && canonicalize(approved) === text ? 'confirmed' : 'changed';
  return {
    text,
    hash: sha256(text),
    subjects,
    state: answer && card.company ? answered : 'held',
    ...(answer && card.company && { confirmation: confirmationBy(answer, decisions.person.entry) }),
    ...(ends[0] && { until: ends[0] }),
    contactIds: [answer?.person?.id, facts?.clientContact].filter((id) => id !== undefined),
  };
}

/** One answer by link about this reference has to cover every part. A recorded entry never confirms. */
function answerOf(entries: readonly PermissionEntry[], subjects: readonly Subject[]) {
  const [first] = entries;
  const isOne = entries.every(
    ({ kind, method, approvalId, referenceId }) =>
      kind === 'granted' &&
      method === 'link' &&
      approvalId &&
      approvalId === first?.approvalId &&
      referenceId,
  );
  return isOne && entries.length === subjects.length ? first : undefined;
}

function confirmationBy(
  { at, person, confirmer, snapshot, approvalId }: PermissionEntry,
  forPerson: PermissionEntry | undefined,
): SheetConfirmation {
  const isNamed = forPerson?.approvalId === approvalId;
  return {
    at,
    by: {
      ...confirmer,
      ...(isNamed && person && { name: person.name, ...(person.jobTitle && { jobTitle: person.jobTitle }) }),
    },
    approved: snapshot!,
  };
}

interface Seen {
  spoken: string;
  subjects: readonly Subject[];
  contact: ToldInTender['contact'];
}

/** The sheet that follows from what the customer saw, or nothing if it had no words in this language. */
function sheetOfSnapshot(
  { card, languages, translations = {}, tender }: Snapshot,
  { spoken, subjects, contact }: Seen,
): Sheet | undefined {
  const words = translations[spoken];
  const isOriginal = languages === undefined || languages[0] === spoken;
  if (!isOriginal && !words) return undefined;
  const isTranslated = words !== undefined && !isOriginal;
  const facts = tender && factsIn(spoken, isTranslated ? '' : spoken, tender.facts);
  const isSameContact = contact !== undefined && tender?.contactHash === contactHash(contact);
  return sheetOf(
    {
      card: isTranslated ? inWords(card, words) : inTender(card, facts),
      facts,
      contact: isSameContact ? contact : undefined,
      language: spoken,
    },
    subjects,
  );
}

interface Content {
  card: CardContent;
  facts: FactValues | undefined;
  contact: ToldInTender['contact'] | undefined;
  language: string;
}

function sheetOf({ card, facts = {}, contact, language }: Content, subjects: readonly Subject[]): Sheet {
  const has = (subject: Subject) => subjects.includes(subject);
  const story = storyWithout(card.longDescription ?? '', 'images');
  const {
    tenderTitle: _title,
    tenderText: _text,
    clientContact: _contact,
    ...told
  } = factsWhere(facts, (subject) => subject === undefined || has(subject));
  const details = ['referenceType' as const, ...detailNames].flatMap((name) =>
    card[name] ? [[name, card[name]] as const] : [],
  );
  return {
    language,
    ...(has('name') ? { customer: card.company } : { alias: card.alias }),
    title: card.title,
    lead: card.shortDescription || undefined,
    story: plainText(has('quote') ? story : storyWithout(story, 'quote')).trim() || undefined,
    outcomes: card.outcomes || undefined,
    figures: card.figures?.length ? card.figures : undefined,
    quote:
      has('quote') && card.quote
        ? {
            text: card.quote,
            ...(has('person') && { person: card.quotePerson, role: card.quoteRole }),
          }
        : undefined,
    details: Object.fromEntries(details),
    facts: told,
    ...(has('person') && contact && { contact }),
  };
}
