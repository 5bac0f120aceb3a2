import { once } from '../primitives/once.ts';
import type { Contact } from '../resources/customer.ts';
import type { Subject } from '../rules/choices.ts';
import type { Place } from './places.ts';

type Language = Contact['language'];

export const placeWords: Readonly<Record<Language, Readonly<Record<Place, string>>>> = {
  en: {
    web: 'On the web',
    social: 'On social media',
    sales: 'In sales material',
    tender: 'In tenders',
    press: 'In the press',
    call: 'On the phone',
  },
  fi: {
    web: 'Verkossa',
    social: 'Sosiaalisessa mediassa',
    sales: 'Myyntimateriaalissa',
    tender: 'Tarjouksissa',
    press: 'Lehdistössä',
    call: 'Puhelimessa',
  },
};

const partWords: Readonly<Record<Language, Readonly<Record<Subject, string>>>> = {
  en: {
    name: 'name',
    logo: 'logo',
    text: 'story and figures',
    quote: 'quote',
    person: 'named person',
    images: 'picture',
  },
  fi: {
    name: 'nimi',
    logo: 'logo',
    text: 'tarina ja luvut',
    quote: 'lainaus',
    person: 'henkilö',
    images: 'kuva',
  },
};

const shownOrder: readonly Subject[] = ['name', 'logo', 'text', 'quote', 'person', 'images'];

const lists: Readonly<Record<Language, () => Intl.ListFormat>> = {
  en: once(() => new Intl.ListFormat('en-GB')),
  fi: once(() => new Intl.ListFormat('fi')),
};

/** "Name, logo, story and figures". A named person who is quoted is named with the quote. */
export function partList(subjects: readonly Subject[], language: Language, person?: string): string {
  const quoted = person && subjects.includes('quote') && subjects.includes('person');
  const parts = shownOrder
    .filter((subject) => subjects.includes(subject) && !(quoted && subject === 'person'))
    .map((subject) => {
      const words = partWords[language][subject];
      if (!quoted || subject !== 'quote') return words;
      return language === 'fi' ? `${words} (${person})` : `${words} with ${person}`;
    });
  return capital(
    subjects.includes('text') ? withTwoPartItem(parts, language) : lists[language]().format(parts),
  );
}

/** "Story and figures" has an "and" of its own, so the list has none, or "sekä" in Finnish. */
function withTwoPartItem(parts: string[], language: Language): string {
  const last = parts.at(-1)!;
  if (language === 'en' || parts.length === 1 || last !== partWords.fi.text) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')} sekä ${last}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const days: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  en: once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })),
  fi: once(() => new Intl.DateTimeFormat('fi', { dateStyle: 'long', timeZone: 'UTC' })),
};
const daysOfYear: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  en: once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })),
  fi: once(() => new Intl.DateTimeFormat('fi', { day: 'numeric', month: 'long', timeZone: 'UTC' })),
};

/** "23 November 2028" */
export const longDay = (at: string, language: Language): string => days[language]().format(new Date(at));

/** "23 December", for a day that is near. */
export const nearDay = (at: string, language: Language): string =>
  daysOfYear[language]().format(new Date(at));

/** The time is in UTC, because sender and reader have no common time zone. */
export function dayAndTime(at: string, language: Language): string {
  const time = at.slice(11, 16);
  return `${longDay(at, language)} ${language === 'fi' ? 'klo' : 'at'} ${time} UTC`;
}
