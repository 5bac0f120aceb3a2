import { grouped, placeNames, places, type Parts, type Place } from '#contract/permission/places';
import { oneOf, type Subject } from '#contract/rules/choices';
import { addDays } from '#functions/shared/days/days';
import {
  anonymousCard,
  askedPlaces,
  draftEnd,
  draftParts,
  inOrder,
  partsAt,
  say,
  type Mistakes,
  type View,
} from './view.ts';

const options = ['all', 'logo', 'anon', 'none', 'parts'] as const;
type Option = (typeof options)[number];

export interface PlacesForm {
  places: Partial<Record<Place, { choice: Option; parts: readonly Subject[] }>>;
  until: 'asked' | 'year' | 'day';
  /** One year from today, unless an earlier day was asked for. */
  year: string | undefined;
  day: string;
}

const logoParts: readonly Subject[] = ['name', 'logo'];
const anonymousParts: readonly Subject[] = ['text', 'quote'];

/** Only if the card can do without the name that was asked for. */
export const hasAnonymousChoice = (view: View): boolean =>
  view.link.subjects.includes('name') &&
  view.link.subjects.includes('text') &&
  anonymousCard(view) !== undefined;

export function placesForm(view: View): PlacesForm {
  const groups = draftParts(view);
  const year = yearOf(view);
  const end = draftEnd(view);
  const until = end === view.link.expiresOn ? 'asked' : end === year ? 'year' : 'day';
  const chosen = askedPlaces(view).map((place) => {
    const parts = partsAt(view, groups, place);
    return [place, { choice: choiceOf(view, parts), parts: parts.length > 0 ? parts : view.link.subjects }];
  });
  return { places: Object.fromEntries(chosen), until, year, day: until === 'day' ? (end ?? '') : '' };
}

function choiceOf(view: View, parts: readonly Subject[]): Option {
  const { link } = view;
  if (parts.length === 0) return 'none';
  if (parts.length === link.subjects.length) return 'all';
  const anonymous = anonymousParts.filter((subject) => link.subjects.includes(subject));
  if (hasAnonymousChoice(view) && parts.join() === anonymous.join()) return 'anon';
  return parts.join() === logoParts.join() ? 'logo' : 'parts';
}

function yearOf({ link, now }: View): string | undefined {
  const year = addDays(now.toISOString().slice(0, 10), 365);
  return link.expiresOn !== undefined && link.expiresOn <= year ? undefined : year;
}

interface Read {
  form: PlacesForm;
  mistakes: Mistakes;
  allowed: Parts[];
  expiresOn: string | undefined;
}

export function readPlaces(posted: URLSearchParams, view: View): Read {
  const before = placesForm(view);
  const known = options.filter((option) => option !== 'anon' || hasAnonymousChoice(view));
  const preset = oneOf(
    known.filter((option) => option !== 'none' && option !== 'parts'),
    posted.get('preset'),
  );
  const mistakes: Record<string, string> = {};
  const chosen = askedPlaces(view).map((place) => {
    const choice = preset ?? oneOf(known, posted.get(place)) ?? before.places[place]!.choice;
    const ticked = posted.getAll(`${place}.part`);
    const parts = inOrder.filter((one) => ticked.includes(one) && view.link.subjects.includes(one));
    if (choice === 'parts' && parts.length === 0) mistakes[place] = say(view).mistakes.parts;
    return [place, { choice, parts }] as const;
  });
  const until = oneOf(['asked', 'year', 'day'] as const, posted.get('until')) ?? before.until;
  const day = posted.get('day') ?? '';
  const form: PlacesForm = { ...before, places: Object.fromEntries(chosen), until, day };
  if (until === 'day' && !isLaterDay(day, view)) mistakes.day = say(view).mistakes.day;
  const at = (place: Place) => form.places[place];
  const allowed = grouped((channel) => {
    const place = placeNames.find((name) => (places[name] as readonly string[]).includes(channel))!;
    return view.link.channels.includes(channel) ? partsOf(at(place), view) : [];
  });
  const expiresOn = until === 'day' ? day : until === 'year' ? before.year : view.link.expiresOn;
  return { form, mistakes, allowed, expiresOn };
}

function partsOf(chosen: PlacesForm['places'][Place], { link }: View): readonly Subject[] {
  const { choice, parts } = chosen ?? { choice: 'none', parts: [] };
  if (choice === 'none') return [];
  const wanted = { all: link.subjects, logo: logoParts, anon: anonymousParts, parts }[choice];
  return wanted.filter((subject) => link.subjects.includes(subject));
}

/** After today, and not after the day that was asked for. */
function isLaterDay(day: string, { link, now }: View): boolean {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && day > now.toISOString().slice(0, 10) && (!link.expiresOn || day <= link.expiresOn);
}
