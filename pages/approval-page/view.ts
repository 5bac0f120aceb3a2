import {
  allSubjects,
  grouped,
  partsIn,
  placeNames,
  places,
  type Parts,
  type Place,
} from '#contract/permission/places';
import type { CardContent } from '#contract/cards/card';
import { identifyingSubjects } from '#contract/permission/subjects-of';
import { inWords, markedTranslation } from '#contract/reference/translate';
import { fieldEntries } from '#contract/reference/field-values';
import type { Snapshot } from '#contract/resources/approval';
import { subjects, type Channel, type Subject } from '#contract/rules/choices';
import type { LinkRow } from '#functions/approval/link';
import { withoutCustomer } from '#functions/publication/anonymous';
import { withTerms } from '#functions/public/in-language';
import type { VisitorLanguage } from '#contract/words/languages';
import { words } from './words.ts';

/** Every state of the page is drawn from this. */
export interface View {
  link: LinkRow;
  snapshot: Snapshot;
  language: VisitorLanguage;
  /** The language of the wording that is open, if there are several. */
  wording?: string | undefined;
  /** The language of whoever asks. */
  usual: string;
  now: Date;
  /** The address of the public story, if there is one now. */
  story?: string | undefined;
}

export type Mistakes = Readonly<Record<string, string>>;

export const say = ({ language }: Pick<View, 'language'>) => words[language];

/** Relative to the link, so that the token is not in the document. The language stays as the reader chose it. */
export function stepPath(view: Pick<View, 'link' | 'language' | 'snapshot' | 'wording'>, step = ''): string {
  const { link, language, wording } = view;
  const query = new URLSearchParams({
    ...(step && { step }),
    ...(language !== link.language && { lang: language }),
    ...(wording && wording !== firstWording(view) && { language: wording }),
  });
  return `?${query.toString()}`;
}

/** The reader's own language if the story has it, else the original. */
export const firstWording = ({ snapshot: { languages }, language }: Pick<View, 'snapshot' | 'language'>) =>
  languages?.find((code) => code === language) ?? languages?.[0];

/** The card in the wording that is open, as visitors would see it. */
export function shownCard({ snapshot, wording = '' }: Pick<View, 'snapshot' | 'wording'>): CardContent {
  const { card, languages = [], translations, terms } = snapshot;
  const translated = translations?.[wording];
  if (!translated) return card;
  const marked = markedTranslation(inWords(card, translated), card, languages[0]!);
  return withTerms(marked, terms?.[wording]);
}

export const askerOf = ({ link, snapshot }: View): string => link.askedByName || snapshot.organization;

/** The parts of the card that were asked about and that it has. */
export const askedParts = ({ link }: Pick<View, 'link'>): Parts[] =>
  grouped((channel) => (link.channels.includes(channel) ? link.subjects : []));

export const draftParts = (view: Pick<View, 'link'>): Parts[] => view.link.draft?.allowed ?? askedParts(view);

export const draftEnd = ({ link }: Pick<View, 'link'>): string | undefined =>
  link.draft?.expiresOn ?? link.expiresOn;

/** A place writes all channels of its group that were asked for. */
export const channelsOf = ({ link }: Pick<View, 'link'>, place: Place): Channel[] =>
  places[place].filter((channel) => link.channels.includes(channel));

export const askedPlaces = (view: Pick<View, 'link'>): Place[] =>
  placeNames.filter((place) => channelsOf(view, place).length > 0);

export const partsAt = (view: Pick<View, 'link'>, groups: readonly Parts[], place: Place): Subject[] => {
  const [channel] = channelsOf(view, place);
  return channel ? partsIn(groups, channel) : [];
};

/** The card under its alias, if the team has written one and no title tells the customer. */
export const anonymousCard = (
  { snapshot }: Pick<View, 'snapshot'>,
  card = snapshot.card,
): CardContent | undefined =>
  withoutCustomer(card, { name: card.company ?? '' }) &&
  onlyParts(
    card,
    subjects.filter((subject) => subject !== 'name'),
  );

/** Only these parts of the card; a field without a part belongs to the text. */
export function onlyParts(card: CardContent, parts: readonly Subject[]): CardContent {
  const isNamed = parts.includes('name');
  const allowed = isNamed ? parts : parts.filter((subject) => !identifyingSubjects.includes(subject));
  const shown = partsOf(card, allowed);
  return isNamed ? shown : (withoutCustomer(shown, { name: card.company ?? '' }) ?? shown);
}

function partsOf(card: CardContent, allowed: readonly Subject[]): CardContent {
  const left = fieldEntries.flatMap(([name, { subject = 'text' }]) =>
    allowed.includes(subject) ? [[name, card[name]]] : [],
  );
  const { id, status, templateId, templateConfig, company, translatedFrom, quoteFrom } = card;
  return {
    id,
    status,
    templateId,
    templateConfig,
    ...(translatedFrom && { translatedFrom }),
    ...(quoteFrom && allowed.includes('quote') && { quoteFrom }),
    ...(allowed.includes('name') && { company }),
    title: '',
    tags: [],
    ...(Object.fromEntries(left) as Partial<CardContent>),
  };
}

/** The person whom the card names or pictures, if that was asked for. */
export function personOf({ link, snapshot }: View): string | undefined {
  const { card } = snapshot;
  if (!link.subjects.includes('person')) return undefined;
  const { quotePerson, quoteRole, quotePortrait } = card;
  return quotePerson || quoteRole || (quotePortrait ? '' : calledPerson({ link }));
}

/** Whom the buyer of a tender may call. The asked contact answers for themselves. */
const calledPerson = ({ link: { called, contact } }: Pick<View, 'link'>): string | undefined =>
  called && called.id !== contact.id ? called.name : undefined;

export const showsPerson = (view: View): boolean =>
  personOf(view) !== undefined && allSubjects(draftParts(view)).includes('person');

export const partLabel = (view: View, subject: Subject): string => {
  const { called } = view.link;
  if (subject === 'person' && called) return say(view).tender.called(called.name);
  const person = subject === 'person' && personOf(view);
  return person ? say(view).person(person) : say(view).parts[subject];
};

export const inOrder: readonly Subject[] = ['name', 'logo', 'text', 'quote', 'person', 'images', 'value'];

export const personWords = ({ name, jobTitle }: { name: string; jobTitle?: string | undefined }): string =>
  jobTitle ? `${name}, ${jobTitle}` : name;
