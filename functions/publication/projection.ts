import canonicalize from 'canonicalize';
import type { CardContent, Confirmation } from '#contract/cards/card';
import { missingFields, templateOf } from '#contract/cards/templates';
import { isRefused, opens, permissionState } from '#contract/permission/state';
import type { KnownBy, Named } from '#contract/permission/tells-customer';
import { identifyingSubjects, subjectsOf } from '#contract/permission/subjects-of';
import type { PermissionPart } from '#contract/permission/parts';
import { fieldEntries, textsOf, type FieldName } from '#contract/reference/field-values';
import type { PermissionEntry, PermissionTable } from '#contract/resources/permission';
import type { OrganizationSettings } from '#contract/resources/organization';
import { publishedChannels } from '#contract/resources/permission';
import { limits } from '#contract/rules/limits';
import { subjects, type Channel, type Subject } from '#contract/rules/choices';
import { dayIn } from '../shared/days/days.ts';
import { withoutCustomer } from './anonymous.ts';
import { confirmationBy, showsForeignPicture } from './confirmation.ts';
import { contentOf, partOf, subjectsWithWords } from './content-of.ts';
import { proofOf, type Proof } from './proof.ts';
import { partsOfStory, storySubjects, storyWithout } from './story-parts.ts';

/** Everything that decides what may be shown of one customer's references. */
export interface Known extends KnownBy {
  policy: OrganizationSettings['permissionPolicy'];
  timeZone: string;
  now: Date;
  /** Answers about this tender count too. */
  tenderId?: string | undefined;
  entries: readonly PermissionEntry[];
  snapshots: ReadonlyMap<string, CardContent>;
  /** Snapshots without words in the language of the card, which allow no words of it. */
  wordless?: ReadonlySet<string>;
  /** The bytes that were hashed, for the certificate. */
  texts?: ReadonlyMap<string, string>;
  /** The snapshot with a contact's own words that the reference has used. */
  usedWords?: string | undefined;
}

export interface Projection {
  /** Without it nothing of the reference is public. */
  page?: CardContent;
  embed?: CardContent;
  proof?: Proof | undefined;
  /** The customer refused or withdrew its name or the text, and not even a smaller card is left. */
  isClosed: boolean;
  leftOut: PermissionPart[];
  /** Parts that are shown although nobody allowed them as they are. */
  notAllowed: PermissionPart[];
  usedWords?: string | undefined;
}

/** The card from which a part is shown; none for a part that is left out. */
interface Decision {
  state: PermissionPart['state'];
  from?: CardContent;
  entry?: PermissionEntry;
}

type Decisions = Record<Subject, Decision>;

/** Decides part by part and channel by channel. Every public card is made here. */
export function projectionOf(
  given: Known,
  current: CardContent,
  leaveOut: readonly Subject[] = [],
): Projection {
  const { known, usedWords, customer, onChannel, judge } = decider(given, current, { leaveOut });
  const each = publishedChannels.map((channel) => ({ channel, ...onChannel(channel) }));
  const [page, embed] = each.map(({ card }) => card);
  return {
    page,
    embed: page && embed,
    proof: proofOf({
      ...known,
      current,
      page,
      decisions: each[0]!.decisions,
      customer,
      differs: (approved, subject) => contentOf(approved, subject) !== contentOf(current, subject),
    }),
    isClosed:
      !page && (['name', 'text'] as const).some((subject) => isRefused(each[0]!.decisions[subject].state)),
    ...judge(each),
    usedWords,
  };
}

/** The decisions about one card, for each channel that is asked for. */
export function decider(given: Known, current: CardContent, chosen: Chosen) {
  const all = { ...given, snapshots: dated(given.snapshots, current) };
  const usedWords = usedWordsOf(all, current);
  const known = { ...all, entries: all.entries.filter((one) => !one.ownWords || one.snapshot === usedWords) };
  const states = { state: stateOf(known, current.id), worded: wordedStateOf(known, current.id) };
  const customer = { name: current.company ?? '', website: given.website, otherNames: given.otherNames };
  const onChannel = (channel: Channel) => {
    const decisions = decideAll(known, states, { current, channel, ...chosen });
    const card = arrange(current, decisions, customer);
    const confirmed = card && confirmationOf(known, card, { decisions, customer });
    return { decisions, card: card && { ...card, ...(confirmed && { confirmed }) } };
  };
  const named = (list: readonly (PermissionPart & Decision)[]) =>
    list.map(({ subject, channel, state: found }) => ({ subject, channel, state: found }));
  const judge = (
    each: readonly { channel: Channel; decisions: Decisions }[],
    told: readonly Subject[] = [],
  ) => {
    const shown = new Set([...subjectsOf(current), ...told]);
    const parts = each.flatMap(({ channel, decisions }) =>
      [...shown].map((subject) => ({ subject, channel, ...decisions[subject] })),
    );
    return {
      leftOut: named(parts.filter(({ from }) => !from)),
      notAllowed:
        known.policy === 'warn'
          ? named(parts.filter(({ from, state: found }) => from && found !== 'allowed'))
          : [],
    };
  };
  return { known, usedWords, customer, onChannel, judge };
}

/** Publishing sets the date of a reference that has none, which changes nothing that the contact read. */
const dated = (snapshots: Known['snapshots'], { referenceDate }: CardContent): Known['snapshots'] =>
  new Map(
    [...snapshots].map(([hash, card]) => [
      hash,
      { ...card, referenceDate: card.referenceDate || referenceDate },
    ]),
  );

/** An approval with the contact's own words counts once the reference has had exactly these words. */
function usedWordsOf({ entries, snapshots, usedWords }: Known, current: CardContent): string | undefined {
  const has = ({ ownWords, snapshot = '' }: PermissionEntry) => {
    const approved = ownWords && snapshots.get(snapshot);
    return approved && subjects.every((one) => contentOf(approved, one) === contentOf(current, one));
  };
  return entries.findLast(has)?.snapshot ?? usedWords;
}

/** An entry must hold until the call has ended, because its end in between would miss this publication. */
function stateOf({ entries, timeZone, now, tenderId }: Known, referenceId: string): PermissionTable {
  const today = dayIn(timeZone, now);
  const lastDay = dayIn(timeZone, new Date(now.getTime() + limits.callSeconds * 1_000));
  const begun = entries.filter(({ validFrom = today }) => validFrom <= today || validFrom > lastDay);
  return permissionState(begun, { referenceId, tenderId, today: lastDay });
}

/** By the answers by link that were about words in the language of the card. */
function wordedStateOf(known: Known, referenceId: string): PermissionTable | undefined {
  const { entries, wordless } = known;
  if (!wordless?.size) return undefined;
  const isKept = (entry: PermissionEntry) =>
    !opens(entry) || (entry.snapshot !== undefined && !wordless.has(entry.snapshot));
  return stateOf({ ...known, entries: entries.filter(isKept) }, referenceId);
}

interface States {
  state: PermissionTable;
  worded: PermissionTable | undefined;
}

interface Chosen {
  leaveOut: readonly Subject[];
  isAnonymous?: boolean | undefined;
}

interface Place extends Chosen {
  current: CardContent;
  channel: Channel;
}

/** A card that does not show the name shows nothing else by which the customer is known. */
function decideAll(known: Known, states: States, place: Place): Decisions {
  const { from, ...decided } = decide(known, states, { ...place, subject: 'name' });
  const name: Decision = { ...decided, ...(from && !place.isAnonymous && { from }) };
  const isNamed = name.from !== undefined;
  return Object.fromEntries(
    subjects.map((subject) => {
      const decision = subject === 'name' ? name : decide(known, states, { ...place, subject, isNamed });
      const isHidden = !isNamed && identifyingSubjects.includes(subject);
      return [subject, isHidden ? { state: decision.state } : decision];
    }),
  ) as Decisions;
}

function decide(
  { policy, entries, snapshots, wordless }: Known,
  { state, worded }: States,
  { current, subject, channel, leaveOut, isNamed }: Place & { subject: Subject; isNamed?: boolean },
): Decision {
  const cell = state[subject][channel];
  if (isRefused(cell.state)) return { state: cell.state };
  const requires = policy === 'require' || leaveOut.includes(subject);
  if (cell.state !== 'allowed') return { state: cell.state, ...(!requires && { from: current }) };
  const newest = entries.find(({ id }) => id === cell.entryId)!;
  if (!newest.snapshot) return { state: 'allowed', from: current, entry: newest };
  const isWordless = wordless?.has(newest.snapshot) && subjectsWithWords.has(subject);
  const seen = isWordless ? worded![subject][channel] : cell;
  // Nobody has approved these words, though the customer allows the part in others.
  if (seen.state !== 'allowed') return { state: 'not asked', ...(!requires && { from: current }) };
  const entry = entries.find(({ id }) => id === seen.entryId)!;
  const approved = snapshots.get(entry.snapshot!);
  if (approved && contentOf(approved, subject, isNamed) === contentOf(current, subject, isNamed))
    return { state: 'allowed', from: current, entry };
  return { state: 'changed', from: requires ? approved : current, entry };
}

/** Without the name a card shows its alias, and without the text it is a logo tile. Otherwise there is none. */
function arrange(current: CardContent, decisions: Decisions, customer: Named): CardContent | undefined {
  const text = decisions.text.from;
  if (!text) return logoTile(current, decisions);
  const isNamed = decisions.name.from !== undefined;
  const fields = Object.fromEntries(
    fieldEntries.map(([name]) => {
      const value = decisions[partOf[name]].from?.[name];
      const isShown =
        name === 'alias' ? !isNamed : partOf[name] === 'text' || textsOf(current[name]).length > 0;
      // An empty field shows nothing, so it equals an absent one. Every card has tags.
      return [name, name === 'tags' || (isShown && textsOf(value).length > 0) ? value : undefined];
    }),
  ) as Pick<CardContent, FieldName>;
  const { id, slug, status, company } = current;
  const { templateId, templateConfig } = text;
  const longDescription = storyOf(text.longDescription, decisions);
  const named = { id, slug, status, templateId, templateConfig, company, ...fields, longDescription };
  const card = isNamed ? named : withoutCustomer(named, customer);
  if (!card) return undefined;
  // A template that needs what is left out cannot draw the card.
  const isDrawable = missingFields(card).length === 0 || missingFields(text).length > 0;
  return isDrawable ? card : { ...card, templateId: 'standard', templateConfig: '{}' };
}

/** Nobody said so by being silent: the name and the logo need a permission. Its address would tell the title. */
function logoTile({ id, status, company, templateId }: CardContent, { name, logo }: Decisions) {
  const logoImage = logo.from?.logoImage;
  const isAllowed = name.state === 'allowed' && logo.state === 'allowed' && name.from && logoImage;
  const hasLogo = templateOf(templateId).fields.some((field) => field.name === 'logoImage');
  if (!isAllowed || !hasLogo) return undefined;
  return {
    id,
    status,
    templateId: 'logoTile',
    templateConfig: '{}',
    company,
    title: '',
    tags: [],
    logoImage,
  };
}

/** The pictures and quotations of a story are shown only as they are in the card that these parts come from. */
function storyOf(story: string | undefined, decisions: Decisions): string | undefined {
  return storySubjects.reduce((left, subject) => {
    const { from } = decisions[subject];
    const isSame =
      from && samePart(partsOfStory(left, subject), partsOfStory(from.longDescription ?? '', subject));
    return isSame ? left : storyWithout(left, subject);
  }, story ?? '');
}

const samePart = (one: unknown, other: unknown) => canonicalize(one) === canonicalize(other);

/** One answer by link must grant every part of the card, and the card must be as the contact saw it. */
function confirmationOf(
  { snapshots }: Known,
  card: CardContent,
  { decisions, customer }: { decisions: Decisions; customer: Named },
): Confirmation | undefined {
  const covering = subjectsOf(card).map((subject) => decisions[subject]);
  const { snapshot, approvalId } = covering[0]?.entry ?? {};
  const approved = snapshots.get(snapshot ?? '');
  if (!approved || showsForeignPicture(card)) return undefined;
  const isGranted = covering.every(
    ({ entry }) =>
      entry?.method === 'link' && entry.approvalId === approvalId && entry.referenceId === card.id,
  );
  const seen = Object.fromEntries(
    subjects.map((subject) => {
      const { entry, state } = decisions[subject];
      return [subject, { state, ...(entry && { from: approved }) }];
    }),
  ) as Decisions;
  const { id, slug, status } = card;
  const templateId = templateOf(card.templateId).id;
  const asSeen = arrange({ ...approved, id, slug, status }, seen, customer);
  const isUnchanged =
    asSeen !== undefined &&
    samePart({ ...asSeen, templateId: templateOf(asSeen.templateId).id }, { ...card, templateId });
  return isGranted && isUnchanged
    ? confirmationBy(
        covering.map(({ entry }) => entry!),
        card,
      )
    : undefined;
}
