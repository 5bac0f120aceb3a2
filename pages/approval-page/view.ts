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
import { fieldEntries } from '#contract/reference/field-values';
import type { Snapshot } from '#contract/resources/approval';
import type { Channel, Subject } from '#contract/rules/choices';
import type { LinkRow } from '#functions/approval/link';
import { words, type Language } from './words.ts';

/** Every state of the page is drawn from this. */
export interface View {
  link: LinkRow;
  snapshot: Snapshot;
  language: Language;
  now: Date;
  /** The address of the public story, if there is one now. */
  story?: string | undefined;
}

export type Mistakes = Readonly<Record<string, string>>;

export const say = ({ language }: Pick<View, 'language'>) => words[language];

/** Relative to the link, so that the token is not in the document. The language stays as the reader chose it. */
export function stepPath({ link, language }: Pick<View, 'link' | 'language'>, step = ''): string {
  const query = new URLSearchParams({
    ...(step && { step }),
    ...(language !== link.language && { lang: language }),
  });
  return `?${query.toString()}`;
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

/** Only these parts of the card; a field without a part belongs to the text. */
export function onlyParts(card: CardContent, allowed: readonly Subject[]): CardContent {
  const left = fieldEntries.flatMap(([name, { subject = 'text' }]) =>
    allowed.includes(subject) ? [[name, card[name]]] : [],
  );
  const { id, status, templateId, templateConfig, company } = card;
  return {
    id,
    status,
    templateId,
    templateConfig,
    ...(allowed.includes('name') && { company }),
    title: '',
    tags: [],
    ...(Object.fromEntries(left) as Partial<CardContent>),
  };
}

/** The person whom the card names or pictures, if that was asked for. */
export function personOf({ link, snapshot: { card } }: View): string | undefined {
  if (!link.subjects.includes('person')) return undefined;
  const { quotePerson, quoteRole, quotePortrait } = card;
  return quotePerson || quoteRole || (quotePortrait ? '' : undefined);
}

export const showsPerson = (view: View): boolean =>
  personOf(view) !== undefined && allSubjects(draftParts(view)).includes('person');

export const partLabel = (view: View, subject: Subject): string => {
  const person = subject === 'person' && personOf(view);
  return person ? say(view).person(person) : say(view).parts[subject];
};

export const inOrder: readonly Subject[] = ['name', 'logo', 'text', 'quote', 'person', 'images'];

export const personWords = ({ name, jobTitle }: { name: string; jobTitle?: string | undefined }): string =>
  jobTitle ? `${name}, ${jobTitle}` : name;
