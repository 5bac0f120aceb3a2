import canonicalize from 'canonicalize';
import type { CardContent } from '#contract/cards/card';
import type { PermissionPart } from '#contract/permission/parts';
import { tellsCustomer, type Named } from '#contract/permission/tells-customer';
import {
  factsIn,
  factsWhere,
  subjectsOfFacts,
  type FactTexts,
  type FactValues,
} from '#contract/reference/facts';
import { inWords } from '#contract/reference/translate';
import type { Snapshot, ToldInTender } from '#contract/resources/approval';
import type { Contact } from '#contract/resources/customer';
import { sha256 } from '../shared/data/hash.ts';
import type { projectOn } from './project-on.ts';
import type { Known } from './projection.ts';

/** Title and description for tenders take the place of those that readers of the page see. */
export const inTender = (card: CardContent, { tenderTitle, tenderText }: FactValues = {}): CardContent => ({
  ...card,
  ...(tenderTitle && { title: tenderTitle }),
  ...(tenderText && { shortDescription: tenderText }),
});

/**
 * A reference without a translation is told in the words of its texts for tenders, if they have a title. Its other
 * texts are left out, because a reader must not get two languages.
 */
export const inTextsAlone = (
  card: CardContent,
  { tenderTitle: title }: FactTexts = {},
): CardContent | undefined => (title ? inWords(card, { title }) : undefined);

export const toldContact = ({ name, email, jobTitle, phone }: Contact): ToldInTender['contact'] => ({
  name,
  email,
  ...(jobTitle && { jobTitle }),
  ...(phone && { phone }),
});

export const contactHash = (contact: NonNullable<ToldInTender['contact']>): string =>
  sha256(canonicalize(contact)!);

interface Decided extends Pick<ReturnType<typeof projectOn>, 'decisions' | 'customer'> {
  known: Pick<Known, 'policy' | 'texts'>;
  /** The language of the facts, and that of the reference. */
  language: string;
  original: string;
}

interface Told {
  told?: ToldInTender;
  leftOut: PermissionPart[];
  notAllowed: PermissionPart[];
}

/** Tells facts as far as the customer allows them: values and a contact by link only as the contact saw them. */
export function toldAsAllowed(given: ToldInTender | undefined, decided: Decided): Told {
  const { decisions, customer, known } = decided;
  if (!given || !decisions.text.from) return { leftOut: [], notAllowed: [] };
  const { policy, texts } = known;
  const changed = subjectsOfFacts(given.facts).filter((subject) => {
    const { from, entry } = decisions[subject];
    const seen = entry?.snapshot && texts?.get(entry.snapshot);
    return from && seen && !isSame(subject, given, (JSON.parse(seen) as Snapshot).tender);
  });
  const isTold = (subject: 'value' | 'person') =>
    decisions[subject].from !== undefined && !(policy === 'require' && changed.includes(subject));
  const allowed = factsWhere(
    withApprovedPart(given.facts, decided),
    (subject) => subject === undefined || isTold(subject),
  );
  const facts = decisions.name.from ? allowed : withoutTelling(allowed, customer);
  const parts = changed.map((subject) => ({
    subject,
    channel: 'tender' as const,
    state: 'changed' as const,
  }));
  return {
    told: { facts, ...(given.contact && isTold('person') && { contact: given.contact }) },
    leftOut: policy === 'require' ? parts : [],
    notAllowed: policy === 'warn' ? parts : [],
  };
}

/** Our part is a text of the reference: under `require` it waits, and the one that was approved before is told. */
function withApprovedPart(
  facts: FactValues,
  { decisions, known: { policy, texts }, language, original }: Decided,
): FactValues {
  const seen = texts?.get(decisions.text.entry?.snapshot ?? '');
  if (policy !== 'require' || !seen || facts.ourPart === undefined) return facts;
  const { tender } = JSON.parse(seen) as Snapshot;
  const approved = tender && factsIn(language, original, tender.facts);
  return { ...facts, ourPart: approved?.ourPart };
}

/** Where the customer is not named, no text of a fact names it either. */
const withoutTelling = (facts: FactValues, customer: Named): FactValues =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value !== 'string' || !tellsCustomer(value, customer)),
  );

function isSame(subject: 'value' | 'person', now: ToldInTender, seen: Snapshot['tender']): boolean {
  const hash = now.contact && contactHash(now.contact);
  const partOf = (facts: FactValues = {}) => canonicalize(factsWhere(facts, (one) => one === subject));
  return partOf(now.facts) === partOf(seen?.facts) && (subject !== 'person' || hash === seen?.contactHash);
}
