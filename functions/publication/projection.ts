import canonicalize from 'canonicalize';
import type { CardContent, Confirmation } from '#contract/cards/card';
import { missingFields, templateOf } from '#contract/cards/templates';
import { permissionState } from '#contract/permission/state';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { PermissionPart } from '#contract/permission/parts';
import { fieldEntries, namesWhere, textsOf, type FieldName } from '#contract/reference/field-values';
import type { PermissionEntry, PermissionTable } from '#contract/resources/permission';
import type { OrganizationSettings } from '#contract/resources/organization';
import { publishedChannels } from '#contract/resources/permission';
import { limits } from '#contract/rules/limits';
import { subjects, type Channel, type Subject } from '#contract/rules/choices';
import { dayIn } from '../shared/days/days.ts';
import { confirmationBy } from './confirmation.ts';
import { proofOf, type Proof } from './proof.ts';
import { partsOfStory, storySubjects, storyWithout } from './story-parts.ts';

/** Everything that decides what may be shown of one customer's references. */
export interface Known {
  policy: OrganizationSettings['permissionPolicy'];
  timeZone: string;
  now: Date;
  entries: readonly PermissionEntry[];
  snapshots: ReadonlyMap<string, CardContent>;
  /** The snapshot with a contact's own words that the reference has used. */
  usedWords?: string | undefined;
}

export interface Projection {
  /** Without it nothing of the reference is public. */
  page?: CardContent;
  embed?: CardContent;
  proof?: Proof | undefined;
  /** The customer refused or withdrew its name or the text, so no card is left. */
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
  const all = { ...given, snapshots: dated(given.snapshots, current) };
  const usedWords = usedWordsOf(all, current);
  const known = { ...all, entries: all.entries.filter((one) => !one.ownWords || one.snapshot === usedWords) };
  const state = stateOf(known, current.id);
  const onChannel = (channel: Channel) => {
    const decisions = Object.fromEntries(
      subjects.map((subject) => [subject, decide(known, state, { current, subject, channel, leaveOut })]),
    ) as Decisions;
    const card = arrange(current, decisions);
    const confirmed = card && confirmationOf(known, card, decisions);
    return { decisions, card: card && { ...card, ...(confirmed && { confirmed }) } };
  };
  const shown = subjectsOf(current);
  const each = publishedChannels.map((channel) => ({ channel, ...onChannel(channel) }));
  const parts = each.flatMap(({ channel, decisions }) =>
    shown.map((subject) => ({ subject, channel, ...decisions[subject] })),
  );
  const named = (list: typeof parts) =>
    list.map(({ subject, channel, state: found }) => ({ subject, channel, state: found }));
  const [page, embed] = each.map(({ card }) => card);
  return {
    page,
    embed: page && embed,
    proof: proofOf({ ...known, current, page, decisions: each[0]!.decisions }),
    isClosed: (['name', 'text'] as const).some((subject) => isClosed(each[0]!.decisions[subject])),
    leftOut: named(parts.filter(({ from }) => !from)),
    notAllowed:
      known.policy === 'warn'
        ? named(parts.filter(({ from, state: found }) => from && found !== 'allowed'))
        : [],
    usedWords,
  };
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

const isClosed = ({ state }: Pick<Decision, 'state'>) => state === 'declined' || state === 'withdrawn';

/** An entry must hold until the call has ended, because its end in between would miss this publication. */
function stateOf({ entries, timeZone, now }: Known, referenceId: string): PermissionTable {
  const today = dayIn(timeZone, now);
  const lastDay = dayIn(timeZone, new Date(now.getTime() + limits.callSeconds * 1_000));
  const begun = entries.filter(({ validFrom = today }) => validFrom <= today || validFrom > lastDay);
  return permissionState(begun, { referenceId, today: lastDay });
}

interface Place {
  current: CardContent;
  subject: Subject;
  channel: Channel;
  leaveOut: readonly Subject[];
}

function decide(
  { policy, entries, snapshots }: Known,
  state: PermissionTable,
  { current, subject, channel, leaveOut }: Place,
): Decision {
  const cell = state[subject][channel];
  if (isClosed(cell)) return { state: cell.state };
  const requires = policy === 'require' || leaveOut.includes(subject);
  if (cell.state !== 'allowed') return { state: cell.state, ...(!requires && { from: current }) };
  const entry = entries.find(({ id }) => id === cell.entryId)!;
  if (!entry.snapshot) return { state: 'allowed', from: current, entry };
  const approved = snapshots.get(entry.snapshot);
  if (approved && contentOf(approved, subject) === contentOf(current, subject))
    return { state: 'allowed', from: current, entry };
  return { state: 'changed', from: requires ? approved : current, entry };
}

/** Everything that a template can show and that belongs to no other part counts as text. */
const partOf = Object.fromEntries(
  fieldEntries.map(([name, { subject = 'text' }]) => [name, subject]),
) as Record<FieldName, Subject>;

function contentOf(card: CardContent, subject: Subject): string {
  const fields = fieldEntries.flatMap(([name]) =>
    partOf[name] === subject && name !== 'longDescription' && textsOf(card[name]).length > 0
      ? [[name, card[name]]]
      : [],
  );
  const story = card.longDescription ?? '';
  const { company, templateId, templateConfig } = card;
  return canonicalize([
    fields,
    subject === 'name' && company,
    subject === 'text' && [
      templateOf(templateId).id,
      templateConfig,
      storyWithout(storyWithout(story, 'images'), 'quote').trim(),
    ],
    (subject === 'images' || subject === 'quote') && partsOfStory(story, subject),
  ])!;
}

/** Without the name or the text there is no card. */
function arrange(current: CardContent, decisions: Decisions): CardContent | undefined {
  const text = decisions.text.from;
  if (!text || !decisions.name.from) return undefined;
  const fields = Object.fromEntries(
    fieldEntries.map(([name]) => {
      const value = decisions[partOf[name]].from?.[name];
      const isShown = partOf[name] === 'text' || textsOf(current[name]).length > 0;
      // An empty field shows nothing, so it equals an absent one. Every card has tags.
      return [name, name === 'tags' || (isShown && textsOf(value).length > 0) ? value : undefined];
    }),
  ) as Pick<CardContent, FieldName>;
  const { id, slug, status, company } = current;
  const { templateId, templateConfig } = text;
  const longDescription = storyOf(text.longDescription, decisions);
  const card = { id, slug, status, templateId, templateConfig, company, ...fields, longDescription };
  // A template that needs what is left out cannot draw the card.
  const isDrawable = missingFields(card).length === 0 || missingFields(text).length > 0;
  return isDrawable ? card : { ...card, templateId: 'standard', templateConfig: '{}' };
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

const pictureFields = namesWhere(({ kind }) => kind === 'image');

/** Only the library keeps the bytes that the contact saw; another server can change what is at an address. */
function showsForeignPicture(card: CardContent): boolean {
  const drawn = pictureFields.some((name) =>
    textsOf(card[name]).some((address) => /^https?:/i.test(address)),
  );
  const told = partsOfStory(card.longDescription ?? '', 'images');
  return drawn || told.some((source) => /\(\s*<?https?:/i.test(source));
}

/** One answer by link must grant every part of the card, and the card must be as the contact saw it. */
function confirmationOf(
  { snapshots }: Known,
  card: CardContent,
  decisions: Decisions,
): Confirmation | undefined {
  const { snapshot } = decisions.text.entry ?? {};
  const approved = snapshots.get(snapshot ?? '');
  if (!approved || showsForeignPicture(card)) return undefined;
  const covering = subjectsOf(card).map((subject) => decisions[subject]);
  const isGranted = covering.every(({ entry }) => entry?.method === 'link' && entry.snapshot === snapshot);
  const seen = Object.fromEntries(
    subjects.map((subject) => {
      const { entry, state } = decisions[subject];
      return [subject, { state, ...(entry && { from: approved }) }];
    }),
  ) as Decisions;
  const { id, slug, status } = card;
  const templateId = templateOf(card.templateId).id;
  const asSeen = arrange({ ...approved, id, slug, status }, seen);
  const isUnchanged =
    asSeen !== undefined &&
    samePart({ ...asSeen, templateId: templateOf(asSeen.templateId).id }, { ...card, templateId });
  return isGranted && isUnchanged
    ? confirmationBy(
        covering.map(({ entry }) => entry!),
        card.company!,
      )
    : undefined;
}
